import { Step, type StepperStep } from "./Step.tsx";
import * as css from "./Stepper.css.ts";

export type StepperProps = {
  /** Accessible name: "Make a payment". Not shown. */
  label: string;
  /** The current position: "Step 2 of 4". Shown where the steps are stacked vertically. */
  progress: string;
  steps: readonly StepperStep[];
};

/** The shared markup of `Stepper` and `VerticalStepper`; `className` sets the layout. */
export function StepList({ label, progress, steps, className }: StepperProps & { className: string }) {
  return (
    <nav aria-label={label} className={className}>
      <p className={css.progress}>{progress}</p>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}
