/** Dialogs that open rarely share a chunk: each chunk name costs bytes on every first visit. */
export { TimeoutDialog } from "../../features/session/timeout/TimeoutDialog.tsx";
export { SignOutFailedDialog } from "../../features/session/ending/SignOutFailedDialog.tsx";
export { GenericFailureDialog } from "../../features/errors/dialog/GenericFailureDialog.tsx";
