import { style } from "@vanilla-extract/css";
import { cross } from "../internal/round.css.ts";
import { vars } from "../theme/vars.ts";

/** Not printed. */
export const popover = style({
  display: "inline-flex",
  maxInlineSize: "100%",
  "@media": { print: { display: "none" } },
});

/** As wide as a few short lines, and never wider than the window. */
export const sheet = style({
  inlineSize: "22rem",
  selectors: { "&&": { padding: "16px 20px 20px" } },
});

export const header = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.small,
  marginBlockEnd: vars.space.small,
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.h3,
  fontWeight: vars.weight.heading,
  lineHeight: 1.3,
  textWrap: "balance",
});

/** The close button is aligned with the title; its background extends beyond. */
export const close = style([cross, { marginBlock: "-12px", marginInlineEnd: "-14px" }]);
