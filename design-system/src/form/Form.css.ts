import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.large });

/** A section of the form, separated from the previous one by space and a line. */
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  selectors: {
    "& + &": { paddingBlockStart: vars.space.large, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const heading = style({ display: "grid", gap: "2px" });

/** A container query in the user's text size: enlarged fields are stacked again. */
export const room = style({ containerType: "inline-size", minInlineSize: 0 });

/** Top-aligned: a hint or an error makes one field taller without moving the others. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  alignItems: "start",
  "@container": {
    "(min-width: 28rem)": { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});

/** In print a form has no buttons. */
export const actions = style({
  // A bar that sticks to the bottom does so along its whole form, not only in this box.
  selectors: { "&:has(> [data-bar='bottom'])": { display: "contents" } },
  "@media": { print: { selectors: { "&, &:has(> [data-bar='bottom'])": { display: "none" } } } },
});
