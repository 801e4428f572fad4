import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useParams } from "react-router-dom";
import { numberIn } from "../../components/places.ts";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { isUnknown, UnknownThing } from "../../components/UnknownThing.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { releaseReading, releasesReading } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { Comparison } from "./Comparison.tsx";
import { GoingBack } from "./GoingBack.tsx";
import { ReleaseFacts } from "./ReleaseFacts.tsx";

/** One release: what it changed, what it differs from, and the way back to it. */
export function ReleaseScreen() {
  const { release = "" } = useParams();
  return numberIn(release) === undefined ? <UnknownThing of="releases" /> : <ReleasePage key={release} number={release} />;
}

function ReleasePage({ number }: { number: string }) {
  const t = useCopy();
  const title = t("studio.releases.one", { release: number });
  useScreenTitle(title);
  const { read, again } = useRead(releaseReading(number));
  const { read: newest, again: newestAgain } = useRead(releasesReading());
  if (isUnknown(read)) return <UnknownThing of="releases" />;
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader back={{ href: "/studio/releases", label: t("studio.releases.title") }} title={title} description={read.data?.reason} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.releases.loading")} />}>
          {(release) => (
            <ScreenState read={newest} onRetry={newestAgain} skeleton={<RowSkeletons label={t("studio.releases.loading")} />}>
              {(page) => (
                <Stack gap="xlarge">
                  <GoingBack release={release} page={page} onStale={newestAgain} />
                  <ReleaseFacts release={release} />
                  <Comparison release={release} page={page} />
                </Stack>
              )}
            </ScreenState>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}
