import { StepList, type StepperProps } from "./StepList.tsx";
import * as css from "./Stepper.css.ts";

/**
 * Where the customer is in a task of a few steps: below each other on phones, beside each other where there is room. A step that is
 * done may lead back to itself, show what was answered, and say what is wrong.
 *
 * @example
 * <Stepper label={copy("pay.steps")} progress={copy("pay.stepOf", { step: 2, of: 4 })}
 *   steps={[{ id: "amount", label: copy("pay.amount"), state: "done", stateLabel: copy("step.done"), href: "?step=amount" }]} />
 */
export function Stepper(props: StepperProps) {
  return <StepList {...props} look={css.stepper} />;
}
