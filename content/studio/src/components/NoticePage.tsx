import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import type { ReactNode } from "react";
import type { ReadState } from "../data/readCache.ts";
import { useScreenTitle } from "./useScreenTitle.ts";

export type NoticePageProps = {
  title: string;
  detail: string;
  /** One or two buttons that lead on. */
  children: ReactNode;
};

/** A full-page notice with links: not found, failed to load, or not authorized. */
export function NoticePage({ title, detail, children }: NoticePageProps) {
  useScreenTitle(title);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={title} description={detail} />
        <Inline>{children}</Inline>
      </Stack>
    </Page>
  );
}

/** List screens to link to when a URL names an item that does not exist. */
export type ListName = "changeSets" | "releases" | "toggles" | "forms" | "articles";

const hrefs: Record<ListName, string> = {
  changeSets: "/studio/change-sets",
  releases: "/studio/releases",
  toggles: "/studio/toggles",
  forms: "/studio/forms",
  articles: "/studio/articles",
};

/** Not found, for a URL of an unknown change set, release, toggle, form or article; links to the list. */
export function UnknownThing({ of }: { of: ListName }) {
  const t = useCopy();
  return (
    <NoticePage title={t(`studio.${of}.unknown.title`)} detail={t(`studio.${of}.unknown.detail`)}>
      <ButtonLink href={hrefs[of]}>{t(`studio.${of}.unknown.back`)}</ButtonLink>
    </NoticePage>
  );
}

/** Not found, and an address that nothing can have: a mistyped one. */
const unknownStatuses: readonly number[] = [404, 400];

/** Whether the service knows nothing of that name; false for other errors, and while cached data is shown. */
export const isUnknown = (read: ReadState<unknown>): boolean =>
  read.phase === "failed" && read.data === undefined && unknownStatuses.includes(read.problem.status);
