import type { PropChanges } from "./props.d.mts";
import type { Rename } from "./rename.d.mts";

/** The new name of each tone. */
export const tones: Readonly<Record<"note" | "good" | "attention" | "bad", string>>;
/** The new props, by entry point and component. */
export const propChanges: PropChanges;
/** The new name of each colour role. */
export const colorRoles: Readonly<Record<string, string>>;
/** The text of a source file with the names of 0.3.0; see `0.3.0-names.mjs`. */
export const names: Rename;
