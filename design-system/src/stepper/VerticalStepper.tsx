import type { StepperStep } from "./Step.tsx";
import { StepList, type StepperProps } from "./StepList.tsx";
import * as css from "./Stepper.css.ts";

/** @deprecated Since 0.3.0 use `StepperStep`; removed in 0.5.0. Codemod: `0.3.0-stepper.mjs`. */
export type VerticalStep = StepperStep &
  ({ state: "error"; error: string } | { state: "done" | "current" | "upcoming" });

/** @deprecated Since 0.3.0 use `StepperProps`; removed in 0.5.0. Codemod: `0.3.0-stepper.mjs`. */
export type VerticalStepperProps = Omit<StepperProps, "steps"> & { steps: readonly VerticalStep[] };

/**
 * Steps stacked vertically at every width.
 *
 * @deprecated Since 0.3.0 use `Stepper`, whose steps fold into one line where it is narrow; removed in 0.5.0. The codemod
 * `0.3.0-stepper.mjs` renames it.
 */
export function VerticalStepper({ label, progress, steps }: VerticalStepperProps) {
  return (
    <nav aria-label={label} className={css.vertical}>
      <p className={css.progress}>{progress}</p>
      <StepList steps={steps} />
    </nav>
  );
}
