export type { StepState } from "./Step.tsx";
export { Stepper, type StepperProps } from "./Stepper.tsx";
export { VerticalStepper, type VerticalStep, type VerticalStepperProps } from "./VerticalStepper.tsx";
