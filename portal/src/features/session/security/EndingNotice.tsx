import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { endingEvents, selectSecurity } from "./security.slice.ts";

/** Confirms that a session was signed out, or says why not. */
export function EndingNotice({ isDialogOpen }: { isDialogOpen: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { ending } = useSelector(selectSecurity);
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
