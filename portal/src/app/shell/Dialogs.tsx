import { useToggle } from "@portico/content-runtime/react";
import { useSelector } from "react-redux";
import { selectShownFailure } from "../../features/errors/model/errors.slice.ts";
import { selectSessionPhase } from "../../features/session/model/session.selectors.ts";
import { selectSecondsLeft } from "../../features/session/timeout/timeout.slice.ts";
import { lazyOverlay } from "../../components/lazyComponent.ts";

const rareDialogs = () => import("./rareDialogs.ts");
const TimeoutDialog = lazyOverlay(() => rareDialogs().then((part) => part.TimeoutDialog));
const StepUpDialog = lazyOverlay(() => rareDialogs().then((part) => part.StepUpDialog));
const SignOutFailedDialog = lazyOverlay(() => rareDialogs().then((part) => part.SignOutFailedDialog));
const GenericFailureDialog = lazyOverlay(() => rareDialogs().then((part) => part.GenericFailureDialog));
const LeaveWarning = lazyOverlay(() => import("../rareScreens.ts").then((part) => part.LeaveWarning));

/** The slice comes with the workflow that asks, after the first screen. */
const selectIsAskedForProof = (root: unknown) => (root as { stepUp?: { isAsked: boolean } }).stepUp?.isAsked === true;

/** Dialogs that can open over any screen. Their code is loaded when the first one opens. */
export function Dialogs() {
  const secondsLeft = useSelector(selectSecondsLeft);
  const failure = useSelector(selectShownFailure);
  const signOutFailed = useSelector(selectSessionPhase) === "signOutFailed";
  const isAsked = useSelector(selectIsAskedForProof);
  const hasLeaveWarning = useToggle("speedBump");
  return (
    <>
      {signOutFailed && <SignOutFailedDialog />}
      {isAsked && <StepUpDialog />}
      {secondsLeft !== null && !signOutFailed && <TimeoutDialog secondsLeft={secondsLeft} />}
      {failure !== null && <GenericFailureDialog />}
      {hasLeaveWarning && <LeaveWarning />}
    </>
  );
}
