import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { releaseHref } from "../../components/hrefs.ts";
import { When } from "../../components/InlineText.tsx";
import type { ChangeSet, ChangeSetDetails } from "../../data/changeSets.api.ts";

/** The notices at the top of a change set. */
export function ChangeSetNotices({ details: { changeSet, drafts } }: { details: ChangeSetDetails }) {
  const t = useCopy();
  const { state, returned, publishAt, release, scheduleFailure } = changeSet;
  const conflicts = drafts.filter(({ conflict }) => conflict).length;
  return (
    <Stack gap="medium">
      {returned && (
        <Alert
          tone="warning"
          toneLabel={t("studio.shell.tone.warning")}
          title={t("studio.changeSets.returned.title", { name: returned.reviewer })}
        >
          {returned.note || t("studio.changeSets.returned.noNote")}
        </Alert>
      )}
      {conflicts > 0 && (
        <Alert
          tone="warning"
          toneLabel={t("studio.shell.tone.warning")}
          title={t("studio.changeSets.conflicts.title", { count: conflicts })}
        >
          {t("studio.changeSets.conflicts.detail")}
        </Alert>
      )}
      {scheduleFailure && <FailedSchedule failure={scheduleFailure} />}
      {publishAt && (
        <Alert tone="info" toneLabel={t("studio.shell.tone.info")}>
          {t("studio.changeSets.goesLive")} <When at={publishAt} />
        </Alert>
      )}
      {release !== undefined && (
        <Alert
          tone="success"
          toneLabel={t("studio.shell.tone.success")}
          title={t("studio.changeSets.live.title", { release })}
          action={
            <ButtonLink variant="secondary" size="compact" href={releaseHref(release)}>
              {t("studio.changeSets.live.see")}
            </ButtonLink>
          }
        >
          {t("studio.changeSets.live.detail")}
        </Alert>
      )}
      {state === "discarded" && (
        <Alert tone="info" toneLabel={t("studio.shell.tone.info")}>
          {t("studio.changeSets.discarded")}
        </Alert>
      )}
    </Stack>
  );
}

const known = ["NOT_FROM_LIVE", "REFUSED_BY_GATE", "APPROVAL_REQUIRED"] as const;

/** Notice that the scheduled publication failed. */
function FailedSchedule({ failure: { code, publishAt } }: { failure: NonNullable<ChangeSet["scheduleFailure"]> }) {
  const t = useCopy();
  return (
    <Alert
      tone="critical"
      toneLabel={t("studio.shell.tone.critical")}
      title={t("studio.changeSets.scheduleFailed.title")}
    >
      {t("studio.changeSets.scheduleFailed.why", { code: known.find((each) => each === code) ?? "other" })}{" "}
      {t("studio.changeSets.scheduleFailed.detail")} <When at={publishAt} />
    </Alert>
  );
}
