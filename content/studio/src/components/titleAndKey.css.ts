import { style } from "@vanilla-extract/css";

/** The underline of a link isn't drawn below an inline block. */
export const notUnderlined = style({ display: "inline-block" });
