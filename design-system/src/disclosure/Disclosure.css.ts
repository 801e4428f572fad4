import { style } from "@vanilla-extract/css";
import { arrive, from } from "../internal/arrive.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const disclosure = style({ minInlineSize: 0 });

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  maxInlineSize: "100%",
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.small,
  paddingInline: "6px 12px",
  marginInlineStart: "-6px",
  border: 0,
  borderRadius: vars.radius.medium,
  background: "transparent",
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  cursor: "pointer",
});

export const summary = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  "@media": { [media.hover]: { selectors: { [`${button}:hover &`]: { textDecorationThickness: "2px" } } } },
});

export const chevron = style({
  flex: "none",
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: "180deg" } },
});

export const panel = style({
  paddingBlock: `${vars.space.xsmall} ${vars.space.small}`,
  paddingInlineStart: vars.space.medium,
  marginInlineStart: "9px",
  borderInlineStart: `2px solid ${vars.color.line}`,
  vars: { [from]: "0 -4px" },
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
});
