import type { NavigateOptions } from "react-router-dom";

/**
 * Options for `navigate` when a control of the screen (a tab, a filter) changes the query: replaces the history entry,
 * does not scroll, and keeps focus on the control. Any other navigation moves focus to the heading.
 *
 * @example navigate(`?${query}`, sameScreen);
 */
export const sameScreen: NavigateOptions = { replace: true, state: { sameScreen: true } };

/** Whether a navigation was made with `sameScreen`; read from the history entry's state. */
export const isSameScreen = (state: unknown): boolean =>
  typeof state === "object" && state !== null && (state as { sameScreen?: unknown }).sameScreen === true;
