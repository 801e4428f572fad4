import type { Rename } from "./rename.d.mts";

/** The text of a source file with the new names; see `0.3.0-stepper.mjs`. */
export const renameStepper: Rename;
