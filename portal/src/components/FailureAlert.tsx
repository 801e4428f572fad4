import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import type { Failure } from "../api/result.ts";
import { failureCopy } from "./failureCopy.ts";

export type FailureAlertProps = {
  failure: Failure;
  /** Offers to try again. */
  onRetry?: () => void;
};

/** Says what failed and what to do; spoken when it appears. */
export function FailureAlert({ failure, onRetry }: FailureAlertProps) {
  const t = useCopy();
  const { title, detail } = failureCopy(failure);
  const retry = onRetry && (
    <Button variant="secondary" size="compact" onPress={onRetry}>
      {t("shell.tryAgain")}
    </Button>
  );
  return (
    <Alert tone="bad" toneLabel={t("shell.tone.bad")} title={t(title)} live="assertive" action={retry}>
      {t(detail)}
    </Alert>
  );
}
