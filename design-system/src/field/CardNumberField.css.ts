import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const brand = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  marginInline: "12px",
  marginBlock: "8px",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  selectors: {
    '&[data-state="known"]': {
      paddingBlock: "2px",
      paddingInline: "10px",
      borderRadius: vars.radius.full,
      background: vars.color.brandTint,
      color: vars.color.brandText,
    },
  },
});
