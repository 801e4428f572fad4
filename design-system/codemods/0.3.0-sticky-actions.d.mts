import type { Rename } from "./rename.d.mts";

/** The text of a source file with `StickyActions`; see `0.3.0-sticky-actions.mjs`. */
export const stickyActions: Rename;
