/** Dialogs that open rarely share a chunk: each chunk name costs bytes on every first visit. */
export { TimeoutDialog } from "../../features/session/timeout/TimeoutDialog.tsx";
export { StepUpDialog } from "../../features/session/step-up/StepUpDialog.tsx";
export { SignOutFailedDialog } from "../../features/session/ending/SignOutFailedDialog.tsx";
export { GenericFailureDialog } from "../../features/errors/dialog/GenericFailureDialog.tsx";
