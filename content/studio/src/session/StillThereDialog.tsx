import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Countdown } from "@portico/design-system/countdown";
import { AlertDialog } from "@portico/design-system/dialog";
import { Text } from "@portico/design-system/text";
import type { SessionTiming } from "../api/bootstrap.ts";
import { useSession } from "./sessionContext.ts";
import { useWatch } from "./useWatch.ts";

/** Watches the clock of the session and asks before it runs out; one key press goes on. */
export function StillThereDialog({ timing }: { timing: SessionTiming }) {
  const { secondsLeft, stay } = useWatch(timing);
  return secondsLeft === null ? null : <Warning secondsLeft={secondsLeft} onStay={stay} />;
}

export type WarningProps = { secondsLeft: number; onStay: () => void };

export function Warning({ secondsLeft, onStay }: WarningProps) {
  const t = useCopy();
  const session = useSession();
  return (
    <AlertDialog
      open
      title={t("studio.session.warning.title")}
      description={t("studio.session.warning.detail")}
      onEscape={onStay}
      actions={
        <>
          <Button onPress={onStay}>{t("studio.session.warning.stay")}</Button>
          <Button variant="secondary" onPress={() => void session.signOut()}>
            {t("studio.session.warning.leave")}
          </Button>
        </>
      }
    >
      <Text size="small">{t("studio.session.warning.left")}</Text>
      <Countdown secondsLeft={secondsLeft} size="large" label={t("studio.session.warning.left")} words={(seconds) => t("studio.session.warning.spoken", { seconds })} />
    </AlertDialog>
  );
}
