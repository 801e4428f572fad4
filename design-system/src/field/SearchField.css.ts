import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const glass = style({
  flex: "none",
  paddingInlineStart: "14px",
  marginInlineEnd: "-4px",
  color: vars.color.inkQuiet,
});
