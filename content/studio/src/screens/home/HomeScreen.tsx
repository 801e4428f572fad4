import { useCopy } from "@portico/content-runtime/react";
import { StatusDot } from "@portico/design-system/badge";
import { ActionCard } from "@portico/design-system/card";
import { Columns, Grid, Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { reasonText } from "../../components/reasonText.ts";
import { changeSetHref, releaseHref } from "../../components/hrefs.ts";
import { PersonName, When } from "../../components/InlineText.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { sections } from "../../components/sections.tsx";
import { changeSetsReading } from "../../data/changeSets.api.ts";
import { countsByRelease, problemsReading } from "../../data/problems.api.ts";
import { releasesReading, wasShown } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useEditor } from "../../session/sessionContext.ts";
import { Waiting } from "./Waiting.tsx";

/**
 * The home screen: tasks for this user, recent releases, every section with its purpose, and the user's permissions. On
 * phones it is the menu.
 */
export function HomeScreen() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack gap="xlarge">
        <PageHeader
          title={t("studio.home.greeting", { name: useEditor()?.firstName ?? "" })}
          description={t("studio.home.lead")}
        />
        <Waiting />
        <Columns template="equal" gap="large">
          <RecentReleases />
          <Stack gap="large">
            <Scheduled />
            <Health />
          </Stack>
        </Columns>
        <Stack gap="medium">
          <Heading level={2}>{t("studio.home.sections")}</Heading>
          <Grid min="large" as="ul">
            {sections
              .filter(({ id }) => id !== "home")
              .map(({ id, href, label, detail, icon }) => (
                <li key={id}>
                  <ActionCard title={t(label)} description={t(detail)} icon={icon} href={href} />
                </li>
              ))}
          </Grid>
        </Stack>
        <Roles />
      </Stack>
    </Page>
  );
}

function Roles() {
  const t = useCopy();
  const roles = [...new Set(useEditor()?.grants.map(({ role }) => role))];
  return (
    <Stack gap="small">
      <Heading level={2}>{t("studio.home.roles")}</Heading>
      <Stack as="ul" gap="xsmall">
        {roles.map((role) => (
          <li key={role}>
            <Text>{t(`studio.home.role.${role}`)}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const shown = 3;

/** Recent releases. */
function RecentReleases() {
  const t = useCopy();
  const { read, again } = useRead(releasesReading());
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.home.lately")}</Heading>
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.releases.loading")} rows={1} />}
      >
        {({ releases }) => (
          <Stack as="ul" gap="medium">
            {releases
              .filter(wasShown)
              .slice(0, shown)
              .map(({ release, reason, author, at }) => (
                <li key={release}>
                  <Link href={releaseHref(release)}>{t("studio.releases.one", { release })}</Link>:{" "}
                  {reasonText(t, reason)}
                  <Text size="small" tone="quiet">
                    <PersonName>{author}</PersonName>, <When at={at} />
                  </Text>
                </li>
              ))}
          </Stack>
        )}
      </ScreenState>
    </Stack>
  );
}

/** Scheduled publications, with their time. */
function Scheduled() {
  const t = useCopy();
  const { read, again } = useRead(changeSetsReading("scheduled"));
  const none = <Text tone="quiet">{t("studio.home.scheduled.none")}</Text>;
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.home.scheduled")}</Heading>
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.changeSets.loading")} rows={1} />}
        empty={{ when: (all) => all.length === 0, show: none }}
      >
        {(all) => (
          <Stack as="ul" gap="medium">
            {[...all]
              .sort((one, other) => ((one.publishAt ?? "") < (other.publishAt ?? "") ? -1 : 1))
              .map(({ id, title, publishAt }) => (
                <li key={id}>
                  <Link href={changeSetHref(id)}>{title}</Link>
                  {publishAt && (
                    <Text size="small" tone="quiet">
                      <When at={publishAt} />
                    </Text>
                  )}
                </li>
              ))}
          </Stack>
        )}
      </ScreenState>
    </Stack>
  );
}

/** Copy errors reported by customers' browsers in the last 30 days, per release. */
function Health() {
  const t = useCopy();
  const { read, again } = useRead(problemsReading);
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.home.health")}</Heading>
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.problems.loading")} rows={1} />}
        empty={{
          when: (all) => all.length === 0,
          show: <StatusDot tone="success">{t("studio.home.health.none")}</StatusDot>,
        }}
      >
        {(all) => (
          <Stack as="ul" gap="small">
            {countsByRelease(all).map(({ release, count }) => (
              <li key={release}>
                <Inline gap="small">
                  <StatusDot tone="critical">
                    {release === "built-in" ? t("studio.problems.builtIn") : t("studio.releases.one", { release })}
                  </StatusDot>
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
