import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { checkbox, checkboxFrame, tick } from "./choice.css.ts";

export const option = style([
  checkboxFrame,
  { minBlockSize: vars.control.height, selectors: { '&[data-state="refused"]': { color: vars.color.inkQuiet } } },
]);

export const box = style([
  checkbox,
  {
    selectors: {
      "&:indeterminate": { background: vars.color.brand, borderColor: vars.color.brand },
      '&[aria-disabled="true"]': { cursor: "not-allowed" },
      '&[aria-disabled="true"]:checked': { background: vars.color.sunken, borderColor: vars.color.lineStrong },
    },
    "@media": { [media.forcedColors]: { selectors: { "&:indeterminate": { background: "Canvas", borderColor: "Highlight" } } } },
  },
]);

export const mark = style([
  tick,
  {
    selectors: {
      [`${box}:indeterminate + &`]: { visibility: "visible" },
      [`${box}[aria-disabled="true"] + &`]: { color: vars.color.inkQuiet },
    },
  },
]);

/** Neither all nor none. A border, which forced colours keep. */
export const dash = style({ inlineSize: "0.75rem", borderBlockStart: "3px solid currentColor", borderRadius: "2px" });

/** Under the box for all of them stand those that it is about. */
export const below = style({ paddingInlineStart: "calc(1.5rem + 12px)" });
