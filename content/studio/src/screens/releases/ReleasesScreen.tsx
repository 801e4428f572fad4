import { useCopy } from "@portico/content-runtime/react";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { releasesReading } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { LiveCard } from "./LiveCard.tsx";
import { StageCard } from "./StageCard.tsx";
import { Timeline } from "./Timeline.tsx";

/** What customers see, what the stage shows, and everything that was published before. */
export function ReleasesScreen() {
  const t = useCopy();
  const { read, again } = useRead(releasesReading());
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.releases.title")} description={t("studio.releases.lead")} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.releases.loading")} />}>
          {(page) => (
            <Stack gap="xlarge">
              <Columns template="equal" gap="medium">
                <LiveCard page={page} />
                <StageCard page={page} onStale={again} />
              </Columns>
              <Timeline newest={page} />
            </Stack>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}
