import { Stack } from "../layout/index.ts";
import type { StepState } from "./Step.tsx";
import { Stepper, type StepperProps } from "./Stepper.tsx";

const stateLabels: Record<StepState, string> = {
  done: "done",
  current: "current step",
  upcoming: "to do",
  error: "needs attention",
};

const names = ["Amount", "Method", "Date", "Review"];

function stepsAt(states: readonly StepState[]): StepperProps["steps"] {
  return states.map((state, index) => {
    const label = names[index] ?? "";
    const href = state === "done" || state === "error" ? `#${label.toLowerCase()}` : undefined;
    return { id: label, label, state, stateLabel: stateLabels[state], href };
  });
}

export function First() {
  return <Stepper label="Schedule a payment" progress="Step 1 of 4" steps={stepsAt(["current", "upcoming", "upcoming", "upcoming"])} />;
}

export function Third() {
  return <Stepper label="Make a payment" progress="Step 3 of 4" steps={stepsAt(["done", "done", "current", "upcoming"])} />;
}

export function Last() {
  return <Stepper label="Set up Auto Pay" progress="Step 4 of 4" steps={stepsAt(["done", "done", "done", "current"])} />;
}

export function WithError() {
  return <Stepper label="Change a payment" progress="Step 4 of 4" steps={stepsAt(["done", "error", "done", "current"])} />;
}

/** Nothing leads back: the payment is being sent. */
export function WithoutLinks() {
  const steps = stepsAt(["done", "done", "done", "current"]).map((step) => ({ ...step, href: undefined }));
  return <Stepper label="Make a payment" progress="Step 4 of 4" steps={steps} />;
}

export function LongWords() {
  const words = ["Zahlungsbetragsauswahl", "Zahlungsmethodenauswahl", "Zahlungsdatumsauswahl", "Zusammenfassungsüberprüfung"];
  const steps = words.map((label, index) => ({ id: label, label, state: index === 1 ? ("current" as const) : ("upcoming" as const), stateLabel: "offen" }));
  return <Stepper label="Zahlung" progress="Zahlungsmethodenauswahl: Schritt 2 von 4" steps={steps} />;
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <First />
      <Third />
      <Last />
      <WithError />
    </Stack>
  );
}
