import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";
import { checkboxFrame } from "./choice.css.ts";

export const option = style([
  checkboxFrame,
  { minBlockSize: vars.control.height, selectors: { '&[data-state="refused"]': { color: vars.color.inkQuiet } } },
]);

// A disabled checkbox is focusable and does not change.
globalStyle(`${option}[data-state="refused"] input`, { cursor: "not-allowed" });
globalStyle(`${option}[data-state="refused"] input:checked`, {
  background: vars.color.sunken,
  borderColor: vars.color.lineStrong,
});
globalStyle(`${option}[data-state="refused"] input + span`, { color: vars.color.inkQuiet });

/** The options are indented below the select-all checkbox. */
export const below = style({ paddingInlineStart: "calc(1.5rem + 12px)" });

/** As many columns as fit; fewer with enlarged text. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8rem, 100%), 1fr))",
  columnGap: vars.space.small,
});
