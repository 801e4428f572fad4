import type { Rename } from "./rename.d.mts";

/** The text of a source file with the new names; see `0.2.0-page.mjs`. */
export const renamePage: Rename;
