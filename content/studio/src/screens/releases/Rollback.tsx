import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { DifferenceList } from "../../components/differences/DifferenceList.tsx";
import { ReasonDialog, useConfirmedAction } from "../../components/ReasonDialog.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import {
  differencesReading,
  productionOf,
  type Release,
  type ReleasePage,
  restoreRelease,
  wasShown,
} from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { sizeOf } from "./comparing.ts";

type Props = { release: Release; page: ReleasePage; onStale: () => void };

/** Rolls back to an earlier release, after showing its effect on customers. */
export function Rollback({ release, page, onStale }: Props) {
  const t = useCopy();
  const mayRollBack = useMayTake("rollback", { items: [] });
  const { state, asking, ask, close, run } = useConfirmedAction(restoreRelease, onStale);
  const liveRelease = productionOf(page.live)?.release;
  return (
    <Stack gap="medium">
      {state.phase === "done" && (
        <Alert
          tone="success"
          toneLabel={t("studio.shell.tone.success")}
          title={t("studio.releases.back.done", { release: release.release })}
          live="polite"
        />
      )}
      <LiveStatus release={release} liveRelease={liveRelease} />
      {liveRelease !== release.release && wasShown(release) && mayRollBack && (
        <Inline>
          <Button onPress={ask}>{t("studio.releases.back.label")}</Button>
        </Inline>
      )}
      {asking && liveRelease !== undefined && (
        <ReasonDialog
          question={t("studio.releases.back.question", { release: release.release })}
          consequence={t("studio.releases.back.consequence")}
          confirmLabel={t("studio.releases.back.label")}
          busyLabel={t("studio.releases.working")}
          state={state}
          onConfirm={(reason) => run({ release: release.release, version: page.version, reason })}
          onClose={close}
        >
          <RollbackChanges from={liveRelease} to={release.release} />
        </ReasonDialog>
      )}
    </Stack>
  );
}

/** Whether the release is live, and why a rollback to it may be impossible. */
function LiveStatus({ release, liveRelease }: { release: Release; liveRelease: string | undefined }) {
  const t = useCopy();
  const mayRollBack = useMayTake("rollback", { items: [] });
  if (liveRelease === release.release) return <Text weight="strong">{t("studio.releases.isLive")}</Text>;
  if (!wasShown(release)) return <Text tone="quiet">{t("studio.releases.onlyStage")}</Text>;
  return <Text tone="quiet">{t(mayRollBack ? "studio.releases.notLive" : "studio.releases.role")}</Text>;
}

/** The diff that customers get from a rollback. */
function RollbackChanges({ from, to }: { from: string; to: string }) {
  const t = useCopy();
  const { read, again } = useRead(differencesReading(from, to));
  return (
    <ScreenState
      read={read}
      onRetry={again}
      skeleton={<RowSkeletons label={t("studio.releases.compare.loading")} rows={1} />}
    >
      {(differences) => (
        <Stack gap="medium">
          <Text weight="strong">{t("studio.releases.back.changes", { count: sizeOf(differences) })}</Text>
          <DifferenceList differences={differences} level={3} />
        </Stack>
      )}
    </ScreenState>
  );
}
