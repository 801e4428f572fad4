import { style } from "@vanilla-extract/css";

/** The label of a row's first button, which has no visible edge, lines up with the text above it. */
export const quietRow = style({ marginInlineStart: "-18px" });
