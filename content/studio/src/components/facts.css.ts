import { style } from "@vanilla-extract/css";

/** Limits the width, so that labels and values are easy to connect. */
export const facts = style({ maxInlineSize: "42rem" });
