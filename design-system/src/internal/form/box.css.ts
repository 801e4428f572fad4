import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.ts";

/** A native checkbox or radio that draws itself. */
export const drawn = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeContent: "center",
  margin: 0,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  background: vars.color.field,
  border: `2px solid ${vars.color.lineStrong}`,
  cursor: "inherit",
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    "label:hover > &:not(:checked)": { borderColor: vars.color.brandText },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical },
    '&[aria-disabled="true"]': { background: vars.color.sunken, borderColor: vars.color.lineStrong },
  },
  "@media": { [media.forcedColors]: { borderColor: "ButtonText" } },
});

export const checkbox = style([
  drawn,
  {
    borderRadius: "7px",
    cursor: "pointer",
    selectors: {
      "&:checked": { background: vars.color.brand, borderColor: vars.color.brand },
    },
    // The box keeps the page's background, so that the check mark, in the text colour, is visible on it.
    "@media": {
      [media.forcedColors]: { selectors: { "&:checked": { background: "Canvas", borderColor: "Highlight" } } },
    },
  },
]);

export const tick = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: vars.color.onBrand,
  pointerEvents: "none",
  visibility: "hidden",
  selectors: { [`${checkbox}:checked + &`]: { visibility: "visible" } },
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

globalStyle(`${tick} svg`, { strokeWidth: 3 });
