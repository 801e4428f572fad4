import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { ToastRegion } from "@portico/design-system/toast";
import type { ReactNode } from "react";

export type PropertyPageProps = {
  title: string;
  lead?: string;
  /** Says that only owners and administrators can change this. */
  looksOnly?: boolean;
  children: ReactNode;
};

/** A screen about a property: its header, with the way back to the page of the community. */
export function PropertyPage({ title, lead, looksOnly = false, children }: PropertyPageProps) {
  const t = useCopy();
  return (
    <ToastRegion label={t("community.messages")} dismissLabel={t("shell.dismiss")}>
      <Page width="narrow">
        <Stack gap="large">
          <PageHeader title={title} description={lead} back={{ href: "/homepage-mfe", label: t("property.back") }} />
          {looksOnly && <Text tone="quiet">{t("community.channels.mayNot")}</Text>}
          {children}
        </Stack>
      </Page>
    </ToastRegion>
  );
}

/** In the shape of a list that comes. */
export function PropertySkeleton() {
  return (
    <SkeletonGroup label={useCopy()("property.loading")}>
      <Skeleton shape="text" lines={4} />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
