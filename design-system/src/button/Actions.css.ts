import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";

/** Stacked and full width on phones, side by side where there is room. */
export const actions = style({
  display: "flex",
  flexDirection: "column",
  gap: "12px",
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-start" } },
});

export const align = styleVariants({
  start: {},
  end: { "@media": { [media.tablet]: { justifyContent: "flex-end" } } },
});
