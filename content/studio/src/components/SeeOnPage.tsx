import { useCopy } from "@portico/content-runtime/react";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { previewsReading } from "../data/previews.api.ts";
import { useRead } from "../data/useRead.ts";
import { pagesHref, pagesWith } from "./pageView.ts";

export type SeeOnPageProps = {
  messageKey: string;
  /** Screens that use the message. */ screens: readonly string[];
  changeSet: number | undefined;
};

/**
 * Links to the portal pages that show a message. Renders nothing for messages without a page of their own: banner,
 * menus, shared parts.
 */
export function SeeOnPage({ messageKey, screens, changeSet }: SeeOnPageProps) {
  const t = useCopy();
  const { read } = useRead(previewsReading);
  const pages = pagesWith(read.data?.pages ?? [], screens);
  if (pages.length === 0) return null;
  return (
    <Inline gap="small">
      <Text>{t("studio.pages.see")}</Text>
      {pages.map(({ address, name }) => (
        <Link
          key={address}
          href={pagesHref({ page: address, key: messageKey, ...(changeSet !== undefined && { changeSet }) })}
        >
          {name}
        </Link>
      ))}
    </Inline>
  );
}
