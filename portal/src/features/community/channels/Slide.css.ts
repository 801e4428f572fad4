import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** A television's screen: wide, brand ground, large text in the middle. Grows with its text instead of cutting it. */
export const slide = style({
  display: "grid",
  alignContent: "center",
  gap: vars.space.small,
  boxSizing: "border-box",
  minHeight: "12rem",
  aspectRatio: "16 / 9",
  padding: vars.space.large,
  borderRadius: vars.radius.small,
  background: vars.color.deep,
  color: vars.color.onDeep,
  border: "1px solid transparent",
  overflowWrap: "anywhere",
});

export const name = style({ margin: 0, fontSize: vars.text.small, fontWeight: vars.weight.strong });
export const text = style({
  margin: 0,
  fontSize: vars.text.h2,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  whiteSpace: "pre-line",
});
