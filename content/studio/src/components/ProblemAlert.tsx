import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import type { ReactNode } from "react";
import type { Problem } from "../api/answer.ts";
import { useProblemWords } from "./useProblemWords.ts";

export type ProblemAlertProps = {
  problem: Problem;
  /** Offers to try again. */
  onRetry?: () => void;
  /** More about it, below its words. */
  children?: ReactNode;
};

/** Says why something was refused and what to do, in the words of the service; spoken when it appears. */
export function ProblemAlert({ problem, onRetry, children }: ProblemAlertProps) {
  const t = useCopy();
  const { title, detail } = useProblemWords(problem);
  const retry = onRetry && (
    <Button variant="secondary" size="compact" onPress={onRetry}>
      {t("studio.shell.tryAgain")}
    </Button>
  );
  return (
    <Alert tone="bad" toneLabel={t("studio.shell.tone.bad")} title={title} live="assertive" action={retry}>
      {detail} {children}
    </Alert>
  );
}
