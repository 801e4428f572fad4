import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Runs when the screen is arrived at, and again when somebody goes to the same address: that reloads its data (SHELL-06).
 *
 * @example useArrival(() => dispatch(summaryEntered()));
 */
export function useArrival(arrived: () => unknown) {
  const { key } = useLocation();
  useEffect(() => void arrived(), [key]); // eslint-disable-line react-hooks/exhaustive-deps -- the arrival is what counts
}
