import type { BareKey } from "@portico/catalogue/contract";
import type { Failure } from "../api/result.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { useRetryOnline } from "./useOnline.ts";

export type FailureWords = { title: BareKey; detail: BareKey };

const wordsAt = <Key extends string>(key: Key) => ({ title: `${key}.title`, detail: `${key}.detail` }) as const;
const words = <Code extends string>(code: Code) => wordsAt(`problem.${code}` as const);

const offline = wordsAt("shell.offline");
const unreachable = wordsAt("shell.unreachable");

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
      return unreachable;
    case "passkey":
      return wordsAt(`session.passkey.${failure.trouble}` as const);
    case "unexpected":
      return failure.status === 503 ? words("TEMPORARILY_UNAVAILABLE") : words("INTERNAL_ERROR");
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
  const whenOffline = { title: offline.title, detail: onReload ? offline.detail : unreachable.detail };
  const { title, detail } = isUnreachable && !navigator.onLine ? whenOffline : failureCopy(failure);
  useRetryOnline(isUnreachable ? onReload : undefined);
  const retry = onRetry && (
    <Button variant="secondary" size="compact" onPress={onRetry}>
      {t("shell.tryAgain")}
    </Button>
  );
  return (
    <Alert tone="critical" toneLabel={t("shell.tone.critical")} title={t(title)} live="assertive" action={retry}>
      {t(detail)}
    </Alert>
  );
}

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
