import { lazy, Suspense } from "react";
import { useSelector } from "react-redux";
import { selectShownFailure } from "../../features/errors/model/errors.slice.ts";
import { selectSecondsLeft } from "../../features/session/timeout/timeout.slice.ts";
import { loadScreen } from "../../lib/loadScreen.ts";

const TimeoutDialog = lazy(async () => ({
  default: await loadScreen(() => import("../../features/session/timeout/TimeoutDialog.tsx").then((part) => part.TimeoutDialog)),
}));
const GenericFailureDialog = lazy(async () => ({
  default: await loadScreen(() => import("../../features/errors/dialog/GenericFailureDialog.tsx").then((part) => part.GenericFailureDialog)),
}));

/** Dialogs that may open over any screen. Their code comes with the first that does. */
export function Dialogs() {
  const secondsLeft = useSelector(selectSecondsLeft);
  const failure = useSelector(selectShownFailure);
  return (
    <Suspense>
      {secondsLeft !== null && <TimeoutDialog secondsLeft={secondsLeft} />}
      {failure !== null && <GenericFailureDialog />}
    </Suspense>
  );
}
