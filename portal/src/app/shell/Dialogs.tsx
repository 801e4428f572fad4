import { useToggle } from "@portico/content-runtime/react";
import { Suspense } from "react";
import { useSelector } from "react-redux";
import { selectShownFailure } from "../../features/errors/model/errors.slice.ts";
import { selectSessionPhase } from "../../features/session/model/session.selectors.ts";
import { selectSecondsLeft } from "../../features/session/timeout/timeout.slice.ts";
import { lazyComponent } from "../../components/lazyComponent.ts";

const TimeoutDialog = lazyComponent(() =>
  import("../../features/session/timeout/TimeoutDialog.tsx").then((part) => part.TimeoutDialog),
);
const SignOutFailedDialog = lazyComponent(() =>
  import("../../features/session/ending/SignOutFailedDialog.tsx").then((part) => part.SignOutFailedDialog),
);
const GenericFailureDialog = lazyComponent(() =>
  import("../../features/errors/dialog/GenericFailureDialog.tsx").then((part) => part.GenericFailureDialog),
);

const LeaveWarning = lazyComponent(() => import("../rareScreens.ts").then((part) => part.LeaveWarning));

/** Dialogs that can open over any screen. Their code is loaded when the first one opens. */
export function Dialogs() {
  const secondsLeft = useSelector(selectSecondsLeft);
  const failure = useSelector(selectShownFailure);
  const signOutFailed = useSelector(selectSessionPhase) === "signOutFailed";
  const hasLeaveWarning = useToggle("speedBump");
  return (
    <Suspense>
      {signOutFailed && <SignOutFailedDialog />}
      {secondsLeft !== null && !signOutFailed && <TimeoutDialog secondsLeft={secondsLeft} />}
      {failure !== null && <GenericFailureDialog />}
      {hasLeaveWarning && <LeaveWarning />}
    </Suspense>
  );
}
