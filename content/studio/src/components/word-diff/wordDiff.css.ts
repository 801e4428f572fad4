import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

const mark = {
  paddingInline: "2px",
  borderRadius: "3px",
  textDecorationSkipInk: "none",
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
} as const;

/** Lines distinguish the two without colour. */
export const removed = style({
  ...mark,
  color: vars.color.critical,
  background: vars.color.criticalTint,
  textDecoration: "line-through 2px",
});
export const added = style({
  ...mark,
  color: vars.color.success,
  background: vars.color.successTint,
  textDecoration: "underline 2px",
  textUnderlineOffset: "3px",
});
