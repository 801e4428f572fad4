import type { NavigateOptions } from "react-router-dom";

/**
 * Options for `navigate` when a control of the screen (a tab, a filter) changes what the address says about it: the entry of the history is
 * replaced, the page does not scroll, and the focus stays on the control. Any other navigation is an arrival, whose heading gets the focus.
 *
 * @example navigate(`?${query}`, sameScreen);
 */
export const sameScreen: NavigateOptions = { replace: true, state: { sameScreen: true } };

/** Whether a navigation was made with `sameScreen`, by the state that the history keeps of it. */
export const isSameScreen = (state: unknown): boolean =>
  typeof state === "object" && state !== null && (state as { sameScreen?: unknown }).sameScreen === true;
