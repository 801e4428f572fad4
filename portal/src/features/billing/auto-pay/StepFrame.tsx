import { useCopy } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { FlowFrame } from "../model/FlowFrame.tsx";
import { type AutoPayStep, billingPath } from "../model/paths.ts";
import { type AutoPayDraft, isFilledIn, openStep, stepPath, stepsOf } from "./autoPay.draft.ts";
import { RefusalAlert } from "./RefusalAlert.tsx";

export type StepFrameProps = { draft: AutoPayDraft; step: AutoPayStep; title: string; children: ReactNode };

/** What stands around each step, and why it is asked again. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const names = useStepNames();
  const steps = stepsOf[draft.flow].map((id) => ({ id, label: names[id], href: stepPath(draft, id), filledIn: isFilledIn(draft, id), opens: openStep(draft, id) === id }));
  const out = { href: billingPath(draft.accountId), label: t("billing.backToBilling") };
  return (
    <FlowFrame label={t("billing.autoPay.stepper")} steps={steps} current={step} out={out} title={title}>
      <RefusalAlert draft={draft} step={step} />
      {children}
    </FlowFrame>
  );
}

function useStepNames(): Record<AutoPayStep, string> {
  const t = useCopy();
  return { amount: t("billing.autoPay.step.amount"), summary: t("billing.autoPay.step.summary"), method: t("billing.autoPay.step.method"), review: t("billing.autoPay.step.review") };
}
