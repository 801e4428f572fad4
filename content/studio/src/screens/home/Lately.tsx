import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { PersonName } from "../../components/PersonName.tsx";
import { changeSetHref, releaseHref } from "../../components/places.ts";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { When } from "../../components/When.tsx";
import { changeSetsReading } from "../../data/changeSets.api.ts";
import { releasesReading, wasShown } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";

const shown = 3;

/** What went live lately. */
export function Lately() {
  const t = useCopy();
  const { read, again } = useRead(releasesReading());
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.home.lately")}</Heading>
      <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.releases.loading")} rows={1} />}>
        {({ releases }) => (
          <Stack as="ul" gap="medium">
            {releases.filter(wasShown).slice(0, shown).map(({ release, reason, author, at }) => (
              <li key={release}>
                <Link href={releaseHref(release)}>{t("studio.releases.one", { release })}</Link>: {reason}
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

/** What goes live by itself, and when. */
export function Scheduled() {
  const t = useCopy();
  const { read, again } = useRead(changeSetsReading("scheduled"));
  const none = <Text tone="quiet">{t("studio.home.scheduled.none")}</Text>;
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.home.scheduled")}</Heading>
      <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.changeSets.loading")} rows={1} />} empty={{ when: (all) => all.length === 0, show: none }}>
        {(all) => (
          <Stack as="ul" gap="medium">
            {[...all].sort((one, other) => ((one.publishAt ?? "") < (other.publishAt ?? "") ? -1 : 1)).map(({ id, title, publishAt }) => (
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
