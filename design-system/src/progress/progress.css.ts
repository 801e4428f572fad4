import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  overflowWrap: "anywhere",
});

export const text = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space.medium,
});
export const label = style({ fontWeight: vars.weight.medium });
export const valueText = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontVariantNumeric: "tabular-nums",
});

/** The border shows where the whole ends; print and forced colours keep the filled part. */
export const track = style({
  blockSize: "10px",
  overflow: "hidden",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.field,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const fill = style({
  blockSize: "100%",
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  printColorAdjust: "exact",
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight" } },
});

const wander = keyframes({ from: { insetInlineStart: "-35%" }, to: { insetInlineStart: "100%" } });

/** The moving part of an indeterminate bar; stripes under reduced motion. */
export const moving = style({
  position: "relative",
  inlineSize: "35%",
  animation: `${wander} 1400ms linear infinite`,
  "@media": {
    [media.reducedMotion]: {
      animation: "none",
      inlineSize: "100%",
      background: `repeating-linear-gradient(135deg, ${vars.color.brand} 0 8px, transparent 8px 16px)`,
    },
    [`${media.reducedMotion} and ${media.forcedColors}`]: {
      background: "repeating-linear-gradient(135deg, Highlight 0 8px, Canvas 8px 16px)",
    },
  },
});

const ringBase = style({ position: "relative", display: "inline-grid", placeItems: "center", flex: "none" });
export const ring = styleVariants({
  regular: [ringBase, { inlineSize: "4rem", blockSize: "4rem", fontSize: vars.text.small }],
  large: [ringBase, { inlineSize: "7rem", blockSize: "7rem", fontSize: vars.text.h2 }],
});

/** Starts at the top and runs clockwise. */
export const circle = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  rotate: "-90deg",
  fill: "none",
});
export const ringTrack = style({
  stroke: vars.color.line,
  strokeWidth: 10,
  "@media": { [media.forcedColors]: { stroke: "CanvasText", strokeWidth: 2 } },
});
export const ringFill = style({
  stroke: vars.color.brand,
  strokeWidth: 10,
  strokeLinecap: "round",
  transition: `stroke-dasharray ${vars.motion.calm} ${vars.motion.ease}`,
  "@media": { [media.forcedColors]: { stroke: "Highlight" } },
});
export const middle = style({
  position: "relative",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.1,
});

export const segments = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "4px",
  selectors: {
    '&[data-variant="joined"]': {
      gap: 0,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      overflow: "hidden",
    },
  },
});

export const segment = style({
  blockSize: "10px",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.field,
  printColorAdjust: "exact",
  selectors: {
    '&[data-state="done"]': { background: vars.color.brand, borderColor: vars.color.brand },
    '[data-variant="joined"] > &': { border: 0, borderRadius: 0, blockSize: "8px" },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "CanvasText",
      selectors: { '&[data-state="done"]': { forcedColorAdjust: "none", background: "Highlight" } },
    },
  },
});
