import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Stepper } from "@portico/design-system/stepper";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { billingPath, type PayStep, scheduledPath } from "../model/paths.ts";
import { type Draft, stepPath, stepsOf } from "./payOnce.draft.ts";
import { selectSteps } from "./payOnce.selectors.ts";

export type StepFrameProps = { draft: Draft; step: PayStep; title: string; children: ReactNode };

/** What stands around each step: the way back, where one is, what the step asks. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const names = useStepNames();
  useScreenTitle(title);
  const steps = stepsOf(draft);
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const out = draft.way?.changes ? { href: scheduledPath(draft.accountId), label: t("billing.scheduled.title") } : { href: billingPath(draft.accountId), label: t("billing.backToBilling") };
  const back = before ? { href: stepPath(draft, before), label: names[before] } : out;
  const amount = step !== "amount" && step !== "review" ? draft.amount : undefined;
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <BackLink {...back} />
        <Stepper label={t("billing.payOnce.stepper")} progress={t("billing.payOnce.progress", { step: place + 1, total: steps.length })} steps={useSteps(draft, step)} />
        <PageHeader title={title} description={amount && t("billing.payOnce.paying", { amount: amount.cents })} />
      </Stack>
      {children}
    </Stack>
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

/** A step leads to itself when its address would open it. */
function useSteps(draft: Draft, current: PayStep) {
  const t = useCopy();
  const names = useStepNames();
  return useSelector(selectSteps).map(({ id, filledIn, opens }) => {
    const state = id === current ? "current" : filledIn ? "done" : "upcoming";
    const stateLabel = { done: t("billing.payOnce.stepState.done"), current: t("billing.payOnce.stepState.current"), upcoming: t("billing.payOnce.stepState.upcoming") }[state];
    const href = id !== current && opens ? stepPath(draft, id) : undefined;
    return { id, label: names[id], state, stateLabel, href } as const;
  });
}
