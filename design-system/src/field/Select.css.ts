import { style } from "@vanilla-extract/css";
import { control } from "../internal/form/input.css.ts";
import { vars } from "../theme/vars.ts";

export const select = style([
  control,
  {
    appearance: "none",
    paddingInlineEnd: "44px",
    cursor: "pointer",
  },
]);

export const chevron = style({
  position: "absolute",
  insetInlineEnd: "12px",
  pointerEvents: "none",
  color: vars.color.inkQuiet,
});
