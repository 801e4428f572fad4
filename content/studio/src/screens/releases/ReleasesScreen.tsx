import { useCopy } from "@portico/content-runtime/react";
import { StatusDot } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { reasonText } from "../../components/reasonText.ts";
import { releaseHref } from "../../components/hrefs.ts";
import { PersonName, When } from "../../components/InlineText.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { productionOf, type ReleasePage, releasesReading } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { StagingCard } from "./StagingCard.tsx";
import { Timeline } from "./Timeline.tsx";

/** The live release, staging, and the release history. */
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
                <StagingCard page={page} onStale={again} />
              </Columns>
              <Timeline newest={page} />
            </Stack>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}

/** The live release, since when, and why. */
function LiveCard({ page: { live } }: { page: ReleasePage }) {
  const t = useCopy();
  const shown = productionOf(live);
  return (
    <Card labelledBy="live">
      <Stack gap="small">
        <CardTitle
          level={2}
          id="live"
          aside={shown && <StatusDot tone="success">{t("studio.releases.live")}</StatusDot>}
        >
          {t("studio.releases.customers")}
        </CardTitle>
        {shown ? (
          <>
            <Link href={releaseHref(shown.release)}>{t("studio.releases.one", { release: shown.release })}</Link>
            <Text>{reasonText(t, shown.reason)}</Text>
            <Text size="small" tone="quiet">
              <PersonName>{shown.author}</PersonName>, <When at={shown.at} />
            </Text>
          </>
        ) : (
          <Text tone="quiet">{t("studio.releases.nothingLive")}</Text>
        )}
      </Stack>
    </Card>
  );
}
