import { Alert } from "@portico/design-system/alert";
import { useCopy } from "@portico/content-runtime/react";
import type { Failure } from "../api/result.ts";
import { FailureAlert } from "./FailureAlert.tsx";

export type ChangeFailureProps = {
  failure: Failure;
  /** What was to be changed, and that it is not known whether it was. */
  unconfirmed: string;
};

/** Whether the change may have been carried out: it was sent, and no answer says what became of it. */
export function isUnconfirmed(failure: Failure): boolean {
  switch (failure.kind) {
    case "refused":
      return failure.code === "TEMPORARILY_UNAVAILABLE" || failure.code === "INTERNAL_ERROR";
    case "unreachable":
      return !failure.notSent;
    case "unexpected":
      return true;
    default:
      return false;
  }
}

/** Why a change failed, beside what was to be changed. */
export function ChangeFailure({ failure, unconfirmed }: ChangeFailureProps) {
  const t = useCopy();
  if (!isUnconfirmed(failure)) return <FailureAlert failure={failure} />;
  return (
    <Alert tone="critical" toneLabel={t("shell.tone.critical")} title={unconfirmed} live="assertive">
      {t("problem.TEMPORARILY_UNAVAILABLE.detail")}
    </Alert>
  );
}
