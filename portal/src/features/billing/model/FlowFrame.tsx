import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Stepper } from "@portico/design-system/stepper";
import type { ReactNode } from "react";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";

/** A step of a flow: `opens` when its own address would open it. */
export type FlowStep = { id: string; label: string; href: string; filledIn: boolean; opens: boolean };

export type FlowFrameProps = {
  /** The name of all steps together, as it is heard: "Steps of your payment". */
  label: string;
  steps: readonly FlowStep[];
  /** Id of the step that is shown. */
  current: string;
  /** Where the way back from the first step leads. */
  out: { href: string; label: string };
  title: string;
  description?: string;
  children: ReactNode;
};

/** What stands around each step of a flow: the way back, where one is, what the step asks. */
export function FlowFrame({ label, steps, current, out, title, description, children }: FlowFrameProps) {
  const t = useCopy();
  const shown = useSteps(steps, current);
  useScreenTitle(title);
  const place = steps.findIndex(({ id }) => id === current);
  const { href, label: name } = steps[place - 1] ?? out;
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <BackLink href={href} label={name} />
        <Stepper label={label} progress={t("billing.payOnce.progress", { step: place + 1, total: steps.length })} steps={shown} />
        <PageHeader title={title} description={description} />
      </Stack>
      {children}
    </Stack>
  );
}

/** A step leads to itself when its address would open it. */
function useSteps(steps: readonly FlowStep[], current: string) {
  const t = useCopy();
  const labels = { done: t("billing.payOnce.stepState.done"), current: t("billing.payOnce.stepState.current"), upcoming: t("billing.payOnce.stepState.upcoming") };
  return steps.map(({ id, label, href, filledIn, opens }) => {
    const state = id === current ? "current" : filledIn ? "done" : "upcoming";
    return { id, label, state, stateLabel: labels[state], href: id !== current && opens ? href : undefined } as const;
  });
}
