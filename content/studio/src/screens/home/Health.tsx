import { useCopy } from "@portico/content-runtime/react";
import { StatusDot } from "@portico/design-system/badge";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { countsByRelease } from "../../components/problems.ts";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { problemsReading } from "../../data/problems.api.ts";
import { useRead } from "../../data/useRead.ts";

/** What customers' browsers missed in the last 30 days, release by release. */
export function Health() {
  const t = useCopy();
  const { read, again } = useRead(problemsReading);
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.home.health")}</Heading>
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.problems.loading")} rows={1} />}
        empty={{ when: (all) => all.length === 0, show: <StatusDot tone="good">{t("studio.home.health.none")}</StatusDot> }}
      >
        {(all) => (
          <Stack as="ul" gap="small">
            {countsByRelease(all).map(({ release, count }) => (
              <li key={release}>
                <Inline gap="small">
                  <StatusDot tone="bad">{release === "built-in" ? t("studio.problems.builtIn") : t("studio.releases.one", { release })}</StatusDot>
                  <Link href={`/studio/problems?release=${release}`}>{t("studio.problems.times", { count })}</Link>
                </Inline>
              </li>
            ))}
          </Stack>
        )}
      </ScreenState>
    </Stack>
  );
}
