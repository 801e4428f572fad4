import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const tile = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  background: vars.color.brandTint,
  color: vars.color.brandText,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});
