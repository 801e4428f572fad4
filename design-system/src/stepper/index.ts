export type { StepperStep, StepState } from "./Step.tsx";
export { Stepper } from "./Stepper.tsx";
export type { StepperProps } from "./StepList.tsx";
export { VerticalStepper, type VerticalStep, type VerticalStepperProps } from "./VerticalStepper.tsx";
