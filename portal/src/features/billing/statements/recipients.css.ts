import { style } from "@vanilla-extract/css";

/** An address has no blanks to break at. */
export const address = style({ overflowWrap: "anywhere" });
