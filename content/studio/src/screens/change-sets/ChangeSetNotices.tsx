import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { releaseHref } from "../../components/places.ts";
import { When } from "../../components/When.tsx";
import type { ChangeSetDetails } from "../../data/changeSets.api.ts";
import { changesReading } from "../../data/changes.api.ts";
import { useRead } from "../../data/useRead.ts";

/** What somebody who opens a change set has to know first. */
export function ChangeSetNotices({ details: { changeSet, drafts } }: { details: ChangeSetDetails }) {
  const t = useCopy();
  const { state, returned, publishAt, release } = changeSet;
  const conflicts = drafts.filter(({ conflict }) => conflict).length;
  return (
    <Stack gap="medium">
      {returned && <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.changeSets.returned.title", { name: returned.reviewer })}>{returned.note || t("studio.changeSets.returned.noNote")}</Alert>}
      {conflicts > 0 && <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.changeSets.conflicts.title", { count: conflicts })}>{t("studio.changeSets.conflicts.detail")}</Alert>}
      {state === "approved" && <FailedSchedule changeSet={changeSet.id} />}
      {publishAt && (
        <Alert tone="note" toneLabel={t("studio.shell.tone.note")}>
          {t("studio.changeSets.goesLive")} <When at={publishAt} />
        </Alert>
      )}
      {release !== undefined && (
        <Alert tone="good" toneLabel={t("studio.shell.tone.good")} title={t("studio.changeSets.live.title", { release })} action={<ButtonLink variant="secondary" size="compact" href={releaseHref(release)}>{t("studio.changeSets.live.see")}</ButtonLink>}>
          {t("studio.changeSets.live.detail")}
        </Alert>
      )}
      {state === "discarded" && <Alert tone="note" toneLabel={t("studio.shell.tone.note")}>{t("studio.changeSets.discarded")}</Alert>}
    </Stack>
  );
}

const known = ["NOT_FROM_LIVE", "REFUSED_BY_GATE", "APPROVAL_REQUIRED"] as const;

/** Why it could not be published, as the history says it. */
function codeIn(value: unknown): (typeof known)[number] | "other" {
  return known.find((code) => typeof value === "object" && value !== null && "code" in value && value.code === code) ?? "other";
}

/** Says that its time came and it could not be published, as long as that is the last that happened to it. */
function FailedSchedule({ changeSet }: { changeSet: number }) {
  const t = useCopy();
  const { read } = useRead(changesReading({ changeSet, limit: 1 }));
  const [last] = read.data ?? [];
  if (last?.action !== "scheduleFailed") return null;
  return (
    <Alert tone="bad" toneLabel={t("studio.shell.tone.bad")} title={t("studio.changeSets.scheduleFailed.title")}>
      {t("studio.changeSets.scheduleFailed.why", { code: codeIn(last.value) })} {t("studio.changeSets.scheduleFailed.detail")} <When at={last.at} />
    </Alert>
  );
}
