import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const back = style({
  alignSelf: "flex-start",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minBlockSize: "40px",
  marginInlineStart: "-6px",
  paddingInlineEnd: vars.space.small,
  borderRadius: vars.radius.small,
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

export const mark = style({ selectors: { "[dir='rtl'] &": { scale: "-1 1" } } });
