import { style } from "@vanilla-extract/css";

/** The label of a row's first quiet, compact button, which has no visible edge, lines up with what is above it. */
export const quietRow = style({ marginInlineStart: "-18px" });
