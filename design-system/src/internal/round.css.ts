import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** A sign that is pressed: a cross, an arrow. Its shape shows under the pointer alone. */
export const round = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "transparent",
  color: vars.color.inkQuiet,
  cursor: "pointer",
  "@media": { [media.hover]: { ":hover": { background: vars.color.brandTint, color: vars.color.ink } } },
});

/** Large enough for a finger. */
export const cross = style([round, { inlineSize: vars.control.height, blockSize: vars.control.height }]);
