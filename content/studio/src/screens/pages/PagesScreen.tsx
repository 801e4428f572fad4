import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { ScreenState } from "../../components/ScreenState.tsx";
import { matrixPath } from "../../components/pageView.ts";
import { previewsReading } from "../../data/previews.api.ts";
import { useRead } from "../../data/useRead.ts";
import { Bench } from "./Bench.tsx";

/** A page of the portal with its words beside it, to change them where they stand. */
export function PagesScreen() {
  const t = useCopy();
  const { read, again } = useRead(previewsReading);
  return (
    <Page width="full">
      <Stack gap="large">
        <PageHeader title={t("studio.pages.title")} description={t("studio.pages.lead")} actions={<Link href={matrixPath}>{t("studio.pages.toMatrix")}</Link>} />
        <ScreenState read={read} onRetry={again} skeleton={<OnItsWay />}>
          {(choices) => <Bench choices={choices} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function OnItsWay() {
  return (
    <SkeletonGroup label={useCopy()("studio.shell.loading")}>
      <Stack gap="large">
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
