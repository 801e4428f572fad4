import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { endingEvents, selectSecurity } from "./security.slice.ts";

/** The heading of the list, below which the notice is shown. */
export const sessionsTitleId = "sessions-title";

/**
 * Confirms that a session was signed out, or says why not. Its card is gone then, and with it the focus, which moves to
 * the heading above.
 */
export function EndingNotice({ isDialogOpen }: { isDialogOpen: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { ending, sessions } = useSelector(selectSecurity);
  const isDone = ending.name === "endedOne" || ending.name === "endedOthers";
  useEffect(() => {
    if (!isDone) return;
    // After the dialog has given the focus back, and again when the list was read anew.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(sessionsTitleId)?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [isDone, sessions.data]);
  if (ending.name === "failed" && !isDialogOpen) return <FailureAlert failure={ending.failure} />;
  if (ending.name !== "endedOne" && ending.name !== "endedOthers") return null;
  return (
    <Alert
      tone="success"
      toneLabel={t("shell.tone.success")}
      live="polite"
      dismiss={{ label: t("session.security.dismiss"), onDismiss: () => dispatch(endingEvents.dismissed()) }}
    >
      {ending.name === "endedOne"
        ? t("session.security.sessions.ended", { device: ending.device })
        : t("session.security.sessions.endedOthers", { count: ending.count })}
    </Alert>
  );
}
