import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { selectRecovery } from "./recovery.slice.ts";

/** Why a request or a code was not taken. */
export function RecoveryFailure() {
  const t = useCopy();
  const state = useSelector(selectRecovery);
  if (state.phase !== "refused") return null;
  const { failure } = state;
  if (failure.kind !== "refused" || failure.code !== "TOO_MANY_REQUESTS") return <FailureAlert failure={failure} />;
  const minutes = Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60));
  return (
    <Alert
      tone="critical"
      toneLabel={t("shell.tone.critical")}
      title={t("session.signIn.tooMany", { minutes })}
      live="assertive"
    />
  );
}
