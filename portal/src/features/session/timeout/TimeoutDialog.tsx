import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { LiveRegion } from "@portico/design-system/feedback";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import { signOutRequested } from "../model/session.slice.ts";
import { spokenAt, timeLeft } from "./countdown.ts";
import { stayRequested } from "./timeout.slice.ts";

/** Shown for the last 120 seconds of an idle session: spoken when it opens and at 60, 30 and 10 seconds; one key extends (X10). */
export function TimeoutDialog({ secondsLeft }: { secondsLeft: number }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const stay = () => dispatch(stayRequested());
  const spoken = spokenAt(secondsLeft);
  return (
    <AlertDialog
      open
      title={t("session.timeout.title")}
      description={t("session.timeout.detail")}
      onEscape={stay}
      actions={
        <>
          <Button onPress={stay}>{t("session.timeout.stay")}</Button>
          <Button variant="secondary" onPress={() => dispatch(signOutRequested())}>
            {t("session.timeout.leave")}
          </Button>
        </>
      }
    >
      <Text size="small">{t("session.timeout.left")}</Text>
      <Text size="lead" weight="strong" numeric>
        {timeLeft(secondsLeft)}
      </Text>
      <LiveRegion urgency="assertive" message={spoken === undefined ? "" : t("session.timeout.spoken", { seconds: spoken })} />
    </AlertDialog>
  );
}
