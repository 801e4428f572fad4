import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { selectRecovery } from "./recovery.slice.ts";

/** Why the password was not changed, when it is not the password's own fault: that stands at its field. */
export function RecoveryFailure() {
  const t = useCopy();
  const state = useSelector(selectRecovery);
  if (state.phase !== "refused" || state.failure.kind === "invalid") return null;
  if (state.failure.kind !== "unauthorised") return <FailureAlert failure={state.failure} />;
  return (
    <Alert tone="bad" toneLabel={t("shell.tone.bad")} title={t("session.recovery.expired")} live="assertive">
      {t("session.recovery.expiredDetail")}
    </Alert>
  );
}
