import type { StepperStep } from "./Step.tsx";
import { StepList, type StepperProps } from "./StepList.tsx";
import * as css from "./Stepper.css.ts";

/** @deprecated Since 0.3.0 take `StepperStep`; 0.5.0 takes this away. The codemod `0.3.0-stepper.mjs` renames it. */
export type VerticalStep = StepperStep & ({ state: "error"; error: string } | { state: "done" | "current" | "upcoming" });

/** @deprecated Since 0.3.0 take `StepperProps`; 0.5.0 takes this away. The codemod `0.3.0-stepper.mjs` renames it. */
export type VerticalStepperProps = Omit<StepperProps, "steps"> & { steps: readonly VerticalStep[] };

/**
 * Steps below each other also where there is room.
 *
 * @deprecated Since 0.3.0 take `Stepper`, which stands below each other wherever it is narrow; 0.5.0 takes this away. The codemod
 * `0.3.0-stepper.mjs` renames it.
 */
export function VerticalStepper(props: VerticalStepperProps) {
  return <StepList {...props} look={css.vertical} />;
}
