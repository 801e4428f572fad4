import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Stepper } from "@portico/design-system/stepper";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
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
  useBackPastSameStep();
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

/**
 * After a reload several addresses of the history may show the step that asks for the card again. The browser's Back from one of
 * them to another would change nothing on the screen, so it goes on to the first that shows another step. Each step mounts a
 * frame of its own: where this one still stands, its step is still shown.
 */
function useBackPastSameStep() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isPop = useNavigationType() === "POP";
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    const before = shownAt.current;
    shownAt.current = placeInHistory();
    if (isPop && before !== undefined && shownAt.current !== undefined && shownAt.current < before) void navigate(-1);
  }, [key, isPop, navigate]);
}

/** Where the router counts this entry of the history to be; undefined where it keeps none. */
const placeInHistory = () => (window.history.state as { idx?: number } | null)?.idx;
