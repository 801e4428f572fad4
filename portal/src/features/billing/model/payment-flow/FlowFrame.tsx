import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Stepper } from "@portico/design-system/stepper";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { useScreenTitle } from "../../../../components/useScreenTitle.ts";

/** A step of a flow; `opens`: whether the route guard would let its URL open. */
type FlowStep = { id: string; label: string; href: string; filledIn: boolean; opens: boolean };

type FlowFrameProps = {
  /** Accessible name of the list of steps: "Steps of your payment". */
  label: string;
  /** The steps that are counted; without any there is no step indicator. */
  steps: readonly FlowStep[];
  /** Id of the current step. */
  current: string;
  /** Target of the back link on the first step. */
  out: { href: string; label: string };
  title: string;
  description?: string;
  children: ReactNode;
};

/** Frame of each step of a flow: back link, step indicator, heading. */
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
        {steps.length > 0 && (
          <Stepper
            label={label}
            progress={t("billing.payOnce.progress", { step: place + 1, total: steps.length })}
            steps={shown}
          />
        )}
        <PageHeader title={title} description={description} />
      </Stack>
      {children}
    </Stack>
  );
}

/** Every step but the current one is a link when the route guard would let its URL open. */
function useSteps(steps: readonly FlowStep[], current: string) {
  const t = useCopy();
  const labels = {
    done: t("billing.payOnce.stepState.done"),
    current: t("billing.payOnce.stepState.current"),
    upcoming: t("billing.payOnce.stepState.upcoming"),
  };
  return steps.map(({ id, label, href, filledIn, opens }) => {
    const state = id === current ? "current" : filledIn ? "done" : "upcoming";
    return { id, label, state, stateLabel: labels[state], href: id !== current && opens ? href : undefined } as const;
  });
}

/**
 * After a reload several history entries may show the step that asks for the card again. The browser's Back button from
 * one to another would change nothing on the screen, so this goes back further, to the first entry with another step.
 * Each step mounts its own frame: while this one is mounted, its step is still shown.
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

/** The router's index of the current history entry; undefined where the router keeps none. */
const placeInHistory = () => (window.history.state as { idx?: number } | null)?.idx;

/** A form without the browser's validation: the rules are ours. Enter submits it. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
