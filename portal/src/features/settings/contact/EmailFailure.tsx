import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";

/** Why a change of the address failed; errors of fields are at the fields. */
export function EmailFailure({ failure }: { failure: Failure }) {
  const t = useCopy();
  if (failure.kind === "invalid" && failure.fields.some(({ field }) => field === "currentPassword")) return null;
  if (failure.kind !== "refused" || failure.code !== "TOO_MANY_REQUESTS") return <FailureAlert failure={failure} />;
  const minutes = Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60));
  return (
    <Alert
      tone="critical"
      toneLabel={t("shell.tone.critical")}
      title={t("contact.email.tooMany", { minutes })}
      live="assertive"
    />
  );
}
