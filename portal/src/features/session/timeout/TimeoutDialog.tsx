import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Countdown } from "@portico/design-system/countdown";
import { AlertDialog } from "@portico/design-system/dialog";
import { Text } from "@portico/design-system/text";
import { useEffect, useRef } from "react";
import { useDispatch } from "react-redux";
import { signOutRequested } from "../model/session.slice.ts";
import { stayRequested } from "./timeout.slice.ts";

/**
 * Shown for the last 120 seconds before the idle timeout: announced when it opens and at 60, 30 and 10 seconds; one key
 * extends the session (X10).
 */
export function TimeoutDialog({ secondsLeft }: { secondsLeft: number }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const stay = () => dispatch(stayRequested());
  useTitleCountdown(secondsLeft);
  return (
    <AlertDialog
      open
      title={t("session.timeout.title")}
      description={t("session.timeout.detail")}
      onOpenChange={stay}
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
      <Countdown
        secondsLeft={secondsLeft}
        size="large"
        label={t("session.timeout.left")}
        valueText={(seconds) => t("session.timeout.spoken", { seconds })}
      />
    </AlertDialog>
  );
}

const inMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * Shows the remaining time in the document's title, for customers in another tab; restores the title when the dialog
 * closes.
 */
function useTitleCountdown(secondsLeft: number): void {
  const t = useCopy();
  const titles = useRef({ own: "", counted: "" });
  useEffect(() => {
    // Any other title was set by the screen meanwhile, for example after a change of language.
    if (document.title !== titles.current.counted) titles.current.own = document.title;
    titles.current.counted = t("session.timeout.tab", { time: inMinutes(secondsLeft), title: titles.current.own });
    document.title = titles.current.counted;
  }, [t, secondsLeft]);
  useEffect(
    () => () => {
      if (document.title === titles.current.counted) document.title = titles.current.own;
    },
    [],
  );
}
