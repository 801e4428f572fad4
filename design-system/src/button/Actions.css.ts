import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";

/** Below each other and as wide as the page on phones, beside each other where there is room. */
export const actions = style({
  display: "flex",
  flexDirection: "column",
  gap: "12px",
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-start" } },
});

export const align = styleVariants({ start: {}, end: { "@media": { [media.tablet]: { justifyContent: "flex-end" } } } });
