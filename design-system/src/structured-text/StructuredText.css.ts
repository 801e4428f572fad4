import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

const shared = style({
  display: "grid",
  gap: vars.space.xsmall,
  // Room for two digits of a step.
  paddingInlineStart: "1.75em",
  fontSize: vars.text.body,
  lineHeight: 1.5,
  color: vars.color.ink,
});

export const list = styleVariants({
  BULLETS: [shared, { listStyle: "disc" }],
  STEPS: [shared, { listStyle: "decimal" }],
});

export const item = style({
  paddingInlineStart: vars.space.xsmall,
  "::marker": { color: vars.color.inkQuiet, fontVariantNumeric: "tabular-nums" },
});
