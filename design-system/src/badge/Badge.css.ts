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
  // On one line where there is room, otherwise wrapped.
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
  success: { background: color.successTint, borderColor: color.successLine, color: color.success },
  warning: { background: color.warningTint, borderColor: color.warningLine, color: color.warning },
  critical: { background: color.criticalTint, borderColor: color.criticalLine, color: color.critical },
  info: { background: color.infoTint, borderColor: color.infoLine, color: color.info },
  neutral: { background: color.sunken, borderColor: color.line, color: color.inkQuiet },
});

export const count = style({
  display: "inline-block",
  minInlineSize: "1.5em",
  paddingInline: "0.45em",
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  background: color.warningFill,
  color: color.onWarning,
  fontSize: "0.8125rem",
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
  textAlign: "center",
});
