import * as css from "./Stepper.css.ts";
import { Step, type StepProps } from "./Step.tsx";

export type StepperProps = {
  /** What the steps lead to: "Make a payment". Spoken, not shown. */
  label: string;
  /** Where one is: "Step 2 of 4". Shown where the names of the steps have no room. */
  progress: string;
  steps: readonly (StepProps & { id: string })[];
};

/**
 * Where the customer is in a task of a few steps. Bars and "Step 2 of 4" on phones, the names of the steps where there is
 * room. A step that is done may lead back to itself.
 *
 * @example
 * <Stepper label={copy("pay.steps")} progress={copy("pay.stepOf", { step: 2, of: 4 })}
 *   steps={[{ id: "amount", label: copy("pay.amount"), state: "done", stateLabel: copy("step.done"), href: "?step=amount" }]} />
 */
export function Stepper({ label, progress, steps }: StepperProps) {
  return (
    <nav aria-label={label} className={css.stepper}>
      <ol className={css.list}>
        {steps.map(({ id, ...step }) => (
          <Step key={id} {...step} />
        ))}
      </ol>
      <p className={css.progress}>{progress}</p>
    </nav>
  );
}
