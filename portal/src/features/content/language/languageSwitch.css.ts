import { style } from "@vanilla-extract/css";
import { vars } from "@portico/design-system/theme";

export const other = style({
  minBlockSize: "44px",
  minInlineSize: "44px",
  paddingInline: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontSize: "0.9375rem",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
});
