import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** Takes no space, but must be displayed: a pattern inside `display: none` would not be drawn. */
export const shelf = style({ position: "absolute", inlineSize: 0, blockSize: 0 });

/** Forced colours do not change SVG, so each drawn part uses system colours explicitly. */
const forced = (name: "fill" | "stroke", color: string) => ({ [media.forcedColors]: { [name]: color } });

export const ground = styleVariants({
  hatched: { fill: vars.color.criticalTint, "@media": forced("fill", "Canvas") },
  dotted: { fill: vars.color.successTint, "@media": forced("fill", "Canvas") },
});
export const hatch = style({ stroke: vars.color.critical, strokeWidth: 2.5, "@media": forced("stroke", "CanvasText") });
export const dot = style({ fill: vars.color.success, "@media": forced("fill", "CanvasText") });
