import { useCopy } from "@portico/content-runtime/react";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { previewsReading } from "../data/previews.api.ts";
import { useRead } from "../data/useRead.ts";
import { pagesHref, pagesWith } from "./pageView.ts";

export type SeeOnPageProps = { messageKey: string; /** Screens that use it. */ screens: readonly string[]; changeSet: number | undefined };

/** The pages of the portal that a message stands on, each a link to it there. Nothing for what stands on no page of its own: banner, menus, what several share. */
export function SeeOnPage({ messageKey, screens, changeSet }: SeeOnPageProps) {
  const t = useCopy();
  const { read } = useRead(previewsReading);
  const pages = pagesWith(read.data?.pages ?? [], screens);
  if (pages.length === 0) return null;
  return (
    <Inline gap="small">
      <Text>{t("studio.pages.see")}</Text>
      {pages.map(({ address, name }) => (
        <Link key={address} href={pagesHref({ page: address, key: messageKey, ...(changeSet !== undefined && { changeSet }) })}>
          {name}
        </Link>
      ))}
    </Inline>
  );
}
