export { ProgressBar, type ProgressBarProps } from "./ProgressBar.tsx";
export { ProgressRing, type ProgressRingProps } from "./ProgressRing.tsx";
export { ProgressSteps, type ProgressStepsProps } from "./ProgressSteps.tsx";
