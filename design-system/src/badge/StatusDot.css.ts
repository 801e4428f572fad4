import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const status = style({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.small,
  alignItems: "baseline",
});

/** Vertically centred on lowercase letters, and scales with them. */
export const shape = style({
  inlineSize: "0.75em",
  blockSize: "0.75em",
  alignSelf: "start",
  marginBlockStart: "0.36em",
  fill: "currentColor",
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

export const text = style({ minInlineSize: 0, overflowWrap: "anywhere" });

const { color } = vars;
export const tone = styleVariants({
  success: { color: color.success },
  warning: { color: color.warning },
  critical: { color: color.critical },
  info: { color: color.info },
  neutral: { color: color.inkQuiet },
});
