import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import type { Failure } from "../api/result.ts";
import { failureCopy } from "./failureCopy.ts";
import { useRetryOnline } from "./useRetryOnline.ts";

export type FailureAlertProps = {
  failure: Failure;
  /** Offers to try again. */
  onRetry?: () => void;
};

const offlineWords = { title: "shell.offline.title", detail: "shell.offline.detail" } as const;

/** Says what failed and what to do; spoken when it appears. Without a network it says so, and tries again by itself when that is back. */
export function FailureAlert({ failure, onRetry }: FailureAlertProps) {
  const t = useCopy();
  const offline = !navigator.onLine && failure.kind === "unreachable";
  const { title, detail } = offline ? offlineWords : failureCopy(failure);
  useRetryOnline(failure.kind === "unreachable" ? onRetry : undefined);
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
