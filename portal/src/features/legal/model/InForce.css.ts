import { style } from "@vanilla-extract/css";

/** Not seen, but as large as if it were. */
export const room = style({ visibility: "hidden" });
