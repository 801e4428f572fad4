import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** Takes no room; a pattern in a part of the page that is not displayed would not be drawn. */
export const shelf = style({ position: "absolute", inlineSize: 0, blockSize: 0 });

/** Forced colours leave drawings as they are, so each drawn part takes the reader's colours by itself. */
const forced = (name: "fill" | "stroke", color: string) => ({ [media.forcedColors]: { [name]: color } });

export const ground = styleVariants({
  hatched: { fill: vars.color.badTint, "@media": forced("fill", "Canvas") },
  dotted: { fill: vars.color.goodTint, "@media": forced("fill", "Canvas") },
});
export const hatch = style({ stroke: vars.color.bad, strokeWidth: 2.5, "@media": forced("stroke", "CanvasText") });
export const dot = style({ fill: vars.color.good, "@media": forced("fill", "CanvasText") });
