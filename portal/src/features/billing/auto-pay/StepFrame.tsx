import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Stepper } from "@portico/design-system/stepper";
import type { ReactNode } from "react";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { autoPayPath, type AutoPayStep, billingPath, enrolPath } from "../model/paths.ts";
import { type AutoPayDraft, isFilledIn, openStep, stepsOf } from "./autoPay.draft.ts";
import { RefusalAlert } from "./RefusalAlert.tsx";

export type StepFrameProps = { draft: AutoPayDraft; step: AutoPayStep; title: string; children: ReactNode };

/** What stands around each step: the way back, where one is, what the step asks, why it is asked again. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const names = useStepNames();
  useScreenTitle(title);
  const steps = stepsOf[draft.flow];
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const back = before ? { href: pathOf(draft, before), label: names[before] } : { href: billingPath(draft.accountId), label: t("billing.backToBilling") };
  const progress = t("billing.autoPay.progress", { step: place + 1, total: steps.length });
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <BackLink {...back} />
        <Stepper label={t("billing.autoPay.stepper")} progress={progress} steps={useSteps(draft, step)} />
        <PageHeader title={title} />
      </Stack>
      <RefusalAlert draft={draft} step={step} />
      {children}
    </Stack>
  );
}

const pathOf = ({ accountId, flow }: AutoPayDraft, step: AutoPayStep) => (flow === "enrol" ? enrolPath(accountId, step) : autoPayPath(accountId, step));

function useStepNames(): Record<AutoPayStep, string> {
  const t = useCopy();
  return { amount: t("billing.autoPay.step.amount"), summary: t("billing.autoPay.step.summary"), method: t("billing.autoPay.step.method"), review: t("billing.autoPay.step.review") };
}

/** A step leads to itself when its address would open it. */
function useSteps(draft: AutoPayDraft, current: AutoPayStep) {
  const t = useCopy();
  const names = useStepNames();
  const labels = { done: t("billing.payOnce.stepState.done"), current: t("billing.payOnce.stepState.current"), upcoming: t("billing.payOnce.stepState.upcoming") };
  return stepsOf[draft.flow].map((id) => {
    const state = id === current ? "current" : isFilledIn(draft, id) ? "done" : "upcoming";
    const href = id !== current && openStep(draft, id) === id ? pathOf(draft, id) : undefined;
    return { id, label: names[id], state, stateLabel: labels[state], href } as const;
  });
}
