export type { StepState } from "./Step.tsx";
export { Stepper, type StepperProps } from "./Stepper.tsx";
