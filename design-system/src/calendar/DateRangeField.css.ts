import { globalStyle, style } from "@vanilla-extract/css";
import { reveal } from "../internal/form/input.css.ts";
import { vars } from "../theme/vars.ts";

/** Two inputs and the button beside them, on one line where there is room. */
export const range = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "8px",
  maxInlineSize: "26rem",
});
globalStyle(`${range} > div`, { flex: "1 1 6.5rem" });

export const opener = style([
  reveal,
  {
    alignSelf: "flex-end",
    minBlockSize: vars.control.height,
    color: vars.color.brandText,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.field,
  },
]);
