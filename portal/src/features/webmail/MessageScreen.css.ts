import { style } from "@vanilla-extract/css";

/** Lines end where the sender ended them; long addresses break. */
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
