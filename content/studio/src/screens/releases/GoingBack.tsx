import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import { productionOf, type Release, type ReleasePage, restoreRelease, wasShown } from "../../data/releases.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useMay } from "../../session/sessionContext.ts";
import { RestoreChanges } from "./RestoreChanges.tsx";

type Props = { release: Release; page: ReleasePage; onStale: () => void };

/** Makes an earlier release live again, after it has shown what changes for customers. */
export function GoingBack({ release, page, onStale }: Props) {
  const t = useCopy();
  const mayPublish = useMay("publish");
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useAction(restoreRelease);
  const standing = productionOf(page.live)?.release;
  const close = () => {
    setOpen(false);
    reset();
  };
  const restore = async (reason: string) => {
    const answer = await run({ release: release.release, version: page.version, reason });
    if (!answer.ok) return answer.problem.status === 412 ? onStale() : undefined;
    setOpen(false);
    document.getElementById(pageTitleId)?.focus();
  };
  return (
    <Stack gap="medium">
      {state.phase === "done" && <Alert tone="good" toneLabel={t("studio.shell.tone.good")} title={t("studio.releases.back.done", { release: release.release })} live="polite" />}
      <Standing release={release} standing={standing} />
      {standing !== release.release && wasShown(release) && mayPublish && (
        <Inline>
          <Button onPress={() => setOpen(true)}>{t("studio.releases.back.label")}</Button>
        </Inline>
      )}
      {open && standing !== undefined && (
        <ReasonDialog
          open
          question={t("studio.releases.back.question", { release: release.release })}
          consequence={t("studio.releases.back.consequence")}
          confirmLabel={t("studio.releases.back.label")}
          cancelLabel={t("studio.shared.cancel")}
          busyLabel={t("studio.releases.working")}
          reason={{ label: t("studio.shared.reason"), hint: t("studio.shared.reason.hint"), missing: t("studio.shared.reason.missing") }}
          running={state.phase === "running"}
          problem={state.phase === "refused" ? state.problem : undefined}
          onConfirm={restore}
          onClose={close}
        >
          <RestoreChanges from={standing} to={release.release} />
        </ReasonDialog>
      )}
    </Stack>
  );
}

/** Whether customers see it, and why there may be no way back to it. */
function Standing({ release, standing }: { release: Release; standing: string | undefined }) {
  const t = useCopy();
  const mayPublish = useMay("publish");
  if (standing === release.release) return <Text weight="strong">{t("studio.releases.isLive")}</Text>;
  if (!wasShown(release)) return <Text tone="quiet">{t("studio.releases.onlyStage")}</Text>;
  return <Text tone="quiet">{t(mayPublish ? "studio.releases.notLive" : "studio.releases.role")}</Text>;
}
