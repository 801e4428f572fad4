import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  paddingBlock: "3px",
  paddingInline: "9px 12px",
  borderRadius: vars.component["badge-radius"],
  border: "1px solid transparent",
  fontSize: vars.text.small,
  fontWeight: "560",
  lineHeight: 1.3,
  // In one line wherever there is room for it, in two where there is none.
  inlineSize: "max-content",
  maxInlineSize: "100%",
  flexShrink: 0,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const dot = style({
  flexShrink: 0,
  inlineSize: "8px",
  blockSize: "8px",
  borderRadius: "50%",
  background: "currentColor",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" } },
});

const { color } = vars;
export const tone = styleVariants({
  good: { background: color.goodTint, borderColor: color.goodLine, color: color.good },
  attention: { background: color.sparkTint, borderColor: color.sparkLine, color: color.sparkInk },
  bad: { background: color.badTint, borderColor: color.badLine, color: color.bad },
  note: { background: color.noteTint, borderColor: color.noteLine, color: color.note },
  neutral: { background: color.sunken, borderColor: color.line, color: color.inkQuiet },
});

export const count = style({
  display: "inline-block",
  minInlineSize: "1.5em",
  paddingInline: "0.45em",
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  background: color.spark,
  color: color.onSpark,
  fontSize: "0.8125rem",
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
  textAlign: "center",
});
