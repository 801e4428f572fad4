import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Countdown } from "@portico/design-system/countdown";
import { AlertDialog } from "@portico/design-system/dialog";
import { Text } from "@portico/design-system/text";
import { useEffect, useRef } from "react";
import { useDispatch } from "react-redux";
import { signOutRequested } from "../model/session.slice.ts";
import { stayRequested } from "./timeout.slice.ts";

/** Shown for the last 120 seconds of an idle session: spoken when it opens and at 60, 30 and 10 seconds; one key extends (X10). */
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
      <Countdown secondsLeft={secondsLeft} size="large" label={t("session.timeout.left")} words={(seconds) => t("session.timeout.spoken", { seconds })} />
    </AlertDialog>
  );
}

const inMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The time that is left in front of the document's title, for who looks at another tab; without it again when the dialog closes. */
function useTitleCountdown(secondsLeft: number): void {
  const t = useCopy();
  const titles = useRef({ own: "", counted: "" });
  useEffect(() => {
    // A title that is not ours is the screen's: it may have been named anew meanwhile, in another language for example.
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
