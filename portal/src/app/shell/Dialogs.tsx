import { useToggle } from "@portico/content-runtime/react";
import { Suspense } from "react";
import { useSelector } from "react-redux";
import { selectShownFailure } from "../../features/errors/model/errors.slice.ts";
import { selectSessionPhase } from "../../features/session/model/session.selectors.ts";
import { selectSecondsLeft } from "../../features/session/timeout/timeout.slice.ts";
import { lazyPart } from "../../components/lazyPart.ts";

const TimeoutDialog = lazyPart(() => import("../../features/session/timeout/TimeoutDialog.tsx").then((part) => part.TimeoutDialog));
const SignOutFailedDialog = lazyPart(() => import("../../features/session/ending/SignOutFailedDialog.tsx").then((part) => part.SignOutFailedDialog));
const GenericFailureDialog = lazyPart(() => import("../../features/errors/dialog/GenericFailureDialog.tsx").then((part) => part.GenericFailureDialog));

const LeaveWarning = lazyPart(() => import("../toggledParts.ts").then((part) => part.LeaveWarning));

/** Dialogs that may open over any screen. Their code comes with the first that does. */
export function Dialogs() {
  const secondsLeft = useSelector(selectSecondsLeft);
  const failure = useSelector(selectShownFailure);
  const signOutFailed = useSelector(selectSessionPhase) === "signOutFailed";
  const asksLeavers = useToggle("speedBump");
  return (
    <Suspense>
      {signOutFailed && <SignOutFailedDialog />}
      {secondsLeft !== null && !signOutFailed && <TimeoutDialog secondsLeft={secondsLeft} />}
      {failure !== null && <GenericFailureDialog />}
      {asksLeavers && <LeaveWarning />}
    </Suspense>
  );
}
