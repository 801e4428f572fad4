import { Step, type StepperStep } from "./Step.tsx";
import * as css from "./Stepper.css.ts";

export type StepperProps = {
  /** What the steps lead to: "Make a payment". Spoken, not shown. */
  label: string;
  /** Where one is: "Step 2 of 4". Shown where the steps stand below each other. */
  progress: string;
  steps: readonly StepperStep[];
};

/** What `Stepper` and `VerticalStepper` have in common; `look` says where the steps stand. */
export function StepList({ label, progress, steps, look }: StepperProps & { look: string }) {
  return (
    <nav aria-label={label} className={look}>
      <p className={css.progress}>{progress}</p>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}
