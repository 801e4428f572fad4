import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import { useAskedAction } from "../../components/useAskedAction.ts";
import { productionOf, type Release, type ReleasePage, restoreRelease, wasShown } from "../../data/releases.api.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { RestoreChanges } from "./RestoreChanges.tsx";

type Props = { release: Release; page: ReleasePage; onStale: () => void };

/** Makes an earlier release live again, after it has shown what changes for customers. */
export function GoingBack({ release, page, onStale }: Props) {
  const t = useCopy();
  const mayGoBack = useMayTake("rollback", { items: [] });
  const { state, asking, ask, close, run } = useAskedAction(restoreRelease, onStale);
  const standing = productionOf(page.live)?.release;
  return (
    <Stack gap="medium">
      {state.phase === "done" && <Alert tone="good" toneLabel={t("studio.shell.tone.good")} title={t("studio.releases.back.done", { release: release.release })} live="polite" />}
      <Standing release={release} standing={standing} />
      {standing !== release.release && wasShown(release) && mayGoBack && (
        <Inline>
          <Button onPress={ask}>{t("studio.releases.back.label")}</Button>
        </Inline>
      )}
      {asking && standing !== undefined && (
        <ReasonDialog
          question={t("studio.releases.back.question", { release: release.release })}
          consequence={t("studio.releases.back.consequence")}
          confirmLabel={t("studio.releases.back.label")}
          busyLabel={t("studio.releases.working")}
          state={state}
          onConfirm={(reason) => run({ release: release.release, version: page.version, reason })}
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
  const mayGoBack = useMayTake("rollback", { items: [] });
  if (standing === release.release) return <Text weight="strong">{t("studio.releases.isLive")}</Text>;
  if (!wasShown(release)) return <Text tone="quiet">{t("studio.releases.onlyStage")}</Text>;
  return <Text tone="quiet">{t(mayGoBack ? "studio.releases.notLive" : "studio.releases.role")}</Text>;
}
