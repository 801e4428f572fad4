import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { ScreenState } from "../../components/ScreenState.tsx";
import { verificationReading } from "../../data/changes.api.ts";
import { useRead } from "../../data/useRead.ts";

/** Whether anybody changed the history behind its back: each entry carries a seal over all before it. */
export function Wholeness() {
  const t = useCopy();
  const { read, again } = useRead(verificationReading);
  const skeleton = (
    <SkeletonGroup label={t("studio.history.verifying")}>
      <Skeleton shape="text" />
    </SkeletonGroup>
  );
  return (
    <ScreenState read={read} onRetry={again} skeleton={skeleton}>
      {({ intact, entries, brokenAt }) =>
        intact ? (
          <Alert tone="good" toneLabel={t("studio.shell.tone.good")} title={t("studio.history.whole.title")}>
            {t("studio.history.whole.detail", { count: entries })}
          </Alert>
        ) : (
          <Alert tone="bad" toneLabel={t("studio.shell.tone.bad")} title={t("studio.history.broken.title", { entry: brokenAt ?? 0 })}>
            {t("studio.history.broken.detail")}
          </Alert>
        )
      }
    </ScreenState>
  );
}
