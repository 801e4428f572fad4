import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import type { ReactNode } from "react";
import type { Problem } from "../api/answer.ts";

export type ProblemAlertProps = {
  problem: Problem;
  /** Shows a retry button. */
  onRetry?: () => void;
  /** Details below the message. */
  children?: ReactNode;
};

/** Alert that says why a call failed and what to do, in the service's words; announced when it appears. */
export function ProblemAlert({ problem, onRetry, children }: ProblemAlertProps) {
  const t = useCopy();
  const { title, detail } = useProblemText(problem);
  const retry = onRetry && (
    <Button variant="secondary" size="compact" onPress={onRetry}>
      {t("studio.shell.tryAgain")}
    </Button>
  );
  return (
    <Alert tone="critical" toneLabel={t("studio.shell.tone.critical")} title={title} live="assertive" action={retry}>
      {detail} {children}
    </Alert>
  );
}

/** Errors whose service text addresses customers of an account; editors get the Studio's own message. */
const scopeWords: Readonly<Record<string, "notAllowed" | "outsideScope" | undefined>> = {
  NOT_ALLOWED: "notAllowed",
  OUTSIDE_YOUR_SCOPE: "outsideScope",
};

/** Problems that no service reports. */
const ownWords: Readonly<
  Record<
    string,
    "studio.shell.unreachable" | "studio.session.passkey.cancelled" | "studio.session.passkey.unsupported" | undefined
  >
> = {
  UNREACHABLE: "studio.shell.unreachable",
  PASSKEY_CANCELLED: "studio.session.passkey.cancelled",
  PASSKEY_UNSUPPORTED: "studio.session.passkey.unsupported",
};

/** The error message: the service's, or the Studio's own when the service sent none. */
export function useProblemText({ code, title, detail }: Problem): { title: string; detail: string } {
  const t = useCopy();
  const scope = scopeWords[code];
  if (scope) return { title: t(`studio.shell.${scope}.title`), detail: t(`studio.shell.${scope}.detail`) };
  const own = ownWords[code] ?? "studio.shell.unexpected";
  return { title: title ?? t(`${own}.title`), detail: detail ?? t(`${own}.detail`) };
}
