import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { selectSignInFailure } from "../model/session.selectors.ts";

/** Why the last sign-in failed. What does not match is not told apart: that would say which user names exist (S9). */
export function SignInFailure() {
  const t = useCopy();
  const failure = useSelector(selectSignInFailure);
  if (failure === null) return null;
  if (failure.kind !== "refused" || failure.code !== "TOO_MANY_REQUESTS") return <FailureAlert failure={failure} />;
  const minutes = Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60));
  return <Alert tone="bad" toneLabel={t("shell.tone.bad")} title={t("session.signIn.tooMany", { minutes })} live="assertive" />;
}
