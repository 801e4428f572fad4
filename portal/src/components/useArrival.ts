import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Runs when the screen is entered, and again on a navigation to the same URL, which reloads its data (SHELL-06).
 *
 * @example useArrival(() => dispatch(summaryEntered()));
 */
export function useArrival(onArrival: () => unknown) {
  const { key } = useLocation();
  useEffect(() => void onArrival(), [key]); // eslint-disable-line react-hooks/exhaustive-deps -- the arrival is what counts
}
