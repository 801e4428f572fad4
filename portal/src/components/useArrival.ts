import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Runs when the screen is entered, again on a navigation to the same URL, which reloads its data (SHELL-06), and again
 * when `language` changes: pass it where the server writes texts in the customer's language.
 *
 * @example useArrival(() => dispatch(summaryEntered()));
 */
export function useArrival(onArrival: () => unknown, language?: string) {
  const { key } = useLocation();
  useEffect(() => void onArrival(), [key, language]); // oxlint-disable-line react/exhaustive-deps -- the arrival is what counts
}
