import type { BareKey } from "@portico/catalogue/contract";
import type { Failure } from "../api/result.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { useOnline, useRetryOnline } from "./useOnline.ts";

export type FailureWords = { title: BareKey; detail: BareKey };

const wordsAt = <Key extends string>(key: Key) => ({ title: `${key}.title`, detail: `${key}.detail` }) as const;
const words = <Code extends string>(code: Code) => wordsAt(`problem.${code}` as const);

/** Maps any failure to its message; a flow may override the message of single error codes. */
export function failureCopy(failure: Failure): FailureWords {
  switch (failure.kind) {
    case "refused":
      return words(failure.code);
    case "invalid":
      return words("INVALID_REQUEST");
    case "unauthorised":
      return words("NOT_SIGNED_IN");
    case "maintenance":
      return words("IN_MAINTENANCE");
    case "unreachable":
      return wordsAt(failure.notSent ? "shell.notSent" : "shell.unreachable");
    case "passkey":
      return wordsAt(`session.passkey.${failure.trouble}` as const);
    case "unexpected":
      return words(failure.status === 503 ? "TEMPORARILY_UNAVAILABLE" : "INTERNAL_ERROR");
  }
}

export type FailureAlertProps = {
  failure: Failure;
  /** Repeats a read: shows a retry button, and is called when the network is back. */
  onReload?: () => void;
  /** Repeats a change: shows a retry button only, because what a customer changes is never sent without a press. */
  onRetry?: () => void;
};

/** Alert that says what failed and what to do; announced when it appears. Offline it says so. */
export function FailureAlert({ failure, onReload, onRetry = onReload }: FailureAlertProps) {
  const t = useCopy();
  const isUnreachable = failure.kind === "unreachable";
  const isOffline = !useOnline() && isUnreachable;
  const { title, detail } = failureCopy(failure);
  useRetryOnline(isUnreachable ? onReload : undefined);
  const retry = onRetry && (
    <Button variant="secondary" size="compact" onPress={onRetry}>
      {t("shell.tryAgain")}
    </Button>
  );
  return (
    <Alert
      tone="critical"
      toneLabel={t("shell.tone.critical")}
      title={t(isOffline ? "shell.offline.title" : title)}
      live="assertive"
      action={retry}
    >
      {t(isOffline && onReload ? "shell.offline.detail" : detail)}
    </Alert>
  );
}
