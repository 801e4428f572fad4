import { globalStyle } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

type Parts = { day: string; number: string; sign: string };

/** Styles for days with a filled circle: the selected day, and both ends of a range. Called by style sheets. */
export function drawFilled({ day, number, sign }: Parts, state: string): void {
  const filled = `${day}[data-state="${state}"]`;
  globalStyle(`${filled} > ${number}`, {
    background: vars.color.brand,
    color: vars.color.onBrand,
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } },
  });
  // Today's ring is inside the circle.
  globalStyle(`${filled}[aria-current] > ${number}`, { outlineColor: "currentColor", outlineOffset: "-5px" });
  globalStyle(`${filled} ${sign}[data-tone]`, {
    color: vars.color.onBrand,
    "@media": { [media.forcedColors]: { color: "HighlightText" } },
  });
}
