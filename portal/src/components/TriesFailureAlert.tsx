import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import type { Failure } from "../api/result.ts";
import { FailureAlert } from "./FailureAlert.tsx";

/** Why a try with a password or a code failed: after too many of them, for how many minutes to wait. */
export function TriesFailureAlert({ failure }: { failure: Failure }) {
  const t = useCopy();
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
