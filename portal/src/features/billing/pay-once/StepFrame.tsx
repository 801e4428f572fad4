import { useCopy } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { FlowFrame } from "../model/FlowFrame.tsx";
import { billingPath, type PayStep, scheduledPath } from "../model/paths.ts";
import { type Draft, stepPath } from "./payOnce.draft.ts";
import { selectSteps } from "./payOnce.selectors.ts";

export type StepFrameProps = { draft: Draft; step: PayStep; title: string; children: ReactNode };

/** What stands around each step; between the first and the last it says what is being paid. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const names = useStepNames();
  const steps = useSelector(selectSteps).map((each) => ({ ...each, label: names[each.id], href: stepPath(draft, each.id) }));
  const out = draft.way?.changes ? { href: scheduledPath(draft.accountId), label: t("billing.scheduled.title") } : { href: billingPath(draft.accountId), label: t("billing.backToBilling") };
  const amount = step !== "amount" && step !== "review" ? draft.amount : undefined;
  return (
    <FlowFrame label={t("billing.payOnce.stepper")} steps={steps} current={step} out={out} title={title} description={amount && t("billing.payOnce.paying", { amount: amount.cents })}>
      {children}
    </FlowFrame>
  );
}

function useStepNames(): Record<PayStep, string> {
  const t = useCopy();
  return {
    amount: t("billing.payOnce.step.amount"),
    method: t("billing.payOnce.step.method"),
    bank: t("billing.bankLink.step"),
    date: t("billing.payOnce.step.date"),
    review: t("billing.payOnce.step.review"),
  };
}
