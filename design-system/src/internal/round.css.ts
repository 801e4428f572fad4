import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** A round icon button: a close button, an arrow. Its background appears on hover. */
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

/** Large enough for touch. */
export const cross = style([round, { inlineSize: vars.control.height, blockSize: vars.control.height }]);
