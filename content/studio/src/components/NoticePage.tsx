import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import type { ReactNode } from "react";
import { useScreenTitle } from "./useScreenTitle.ts";

export type NoticePageProps = {
  title: string;
  detail: string;
  /** The way on: a button or two. */
  children: ReactNode;
};

/** A page that says one thing and the way on: that there is no such page, that it did not come, that it is not for whoever came. */
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
