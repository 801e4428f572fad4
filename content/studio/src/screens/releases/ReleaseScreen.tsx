import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useParams } from "react-router-dom";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { releaseReading, releasesReading } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { Comparison } from "./Comparison.tsx";
import { GoingBack } from "./GoingBack.tsx";
import { ReleaseFacts } from "./ReleaseFacts.tsx";

const isNumber = /^[1-9]\d{0,8}$/;

/** One release: what it changed, what it differs from, and the way back to it. */
export function ReleaseScreen() {
  const { release = "" } = useParams();
  return isNumber.test(release) ? <ReleasePage key={release} number={release} /> : <Unknown />;
}

function ReleasePage({ number }: { number: string }) {
  const t = useCopy();
  const title = t("studio.releases.one", { release: number });
  useScreenTitle(title);
  const { read, again } = useRead(releaseReading(number));
  const { read: newest, again: newestAgain } = useRead(releasesReading());
  if (read.phase === "failed" && read.data === undefined && read.problem.status === 404) return <Unknown />;
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

function Unknown() {
  const t = useCopy();
  useScreenTitle(t("studio.releases.unknown.title"));
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("studio.releases.unknown.title")} description={t("studio.releases.unknown.detail")} />
        <Inline>
          <ButtonLink href="/studio/releases">{t("studio.releases.unknown.back")}</ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}
