import { style } from "@vanilla-extract/css";
import { media } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.ts";
import { checkbox, tick } from "./box.css.ts";

/** A checkbox that can be mixed (indeterminate). */
export const mixedBox = style([
  checkbox,
  {
    selectors: { "&:indeterminate": { background: vars.color.brand, borderColor: vars.color.brand } },
    "@media": {
      [media.forcedColors]: { selectors: { "&:indeterminate": { background: "Canvas", borderColor: "Highlight" } } },
    },
  },
]);

export const mark = style([tick, { selectors: { [`${mixedBox}:indeterminate + &`]: { visibility: "visible" } } }]);

/** The mixed state. A border, which forced colours keep. */
export const dash = style({ inlineSize: "0.75rem", borderBlockStart: "3px solid currentColor", borderRadius: "2px" });
