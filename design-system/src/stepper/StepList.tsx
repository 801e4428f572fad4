import { Step, type StepperStep } from "./Step.tsx";
import * as css from "./Stepper.css.ts";

export type StepperProps = {
  /** Accessible name: "Make a payment". Not shown. */
  label: string;
  /** The current position: "Step 2 of 4". Shown where the steps are not side by side. */
  progress: string;
  steps: readonly StepperStep[];
};

/** The shared list of `Stepper` and `VerticalStepper`. */
export function StepList({ id, steps }: { id?: string; steps: readonly StepperStep[] }) {
  return (
    <ol id={id} className={css.list}>
      {steps.map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} />
      ))}
    </ol>
  );
}
