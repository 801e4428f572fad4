import { StepList, type StepperProps } from "./StepList.tsx";
import * as css from "./Stepper.css.ts";

/**
 * Progress through a task of a few steps: stacked on phones, side by side where there is room. A completed step may
 * link back to itself, show the answer, and show an error.
 *
 * @example
 * <Stepper label={copy("pay.steps")} progress={copy("pay.stepOf", { step: 2, of: 4 })}
 *   steps={[{ id: "amount", label: copy("pay.amount"), state: "done", stateLabel: copy("step.done"), href: "?step=amount" }]} />
 */
export function Stepper(props: StepperProps) {
  return <StepList {...props} className={css.stepper} />;
}
