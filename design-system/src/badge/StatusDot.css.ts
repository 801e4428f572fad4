import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const status = style({ display: "inline-grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space.small, alignItems: "baseline" });

/** Stands in the middle of small letters, and grows with them. */
export const shape = style({
  inlineSize: "0.75em",
  blockSize: "0.75em",
  alignSelf: "start",
  marginBlockStart: "0.36em",
  fill: "currentColor",
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

const { color } = vars;
export const tone = styleVariants({
  good: { color: color.good },
  attention: { color: color.sparkInk },
  bad: { color: color.bad },
  note: { color: color.note },
  neutral: { color: color.inkQuiet },
});
