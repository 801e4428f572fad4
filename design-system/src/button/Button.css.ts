import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const hovered = createVar();
const edge = createVar();

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.small,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.small,
  paddingInline: "22px",
  border: `2px solid ${edge}`,
  borderRadius: vars.component["button-radius"],
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: "not-allowed" },
    '&[data-state="busy"]': { cursor: "progress" },
    // Paler than enabled buttons, but its text stays readable.
    '&[data-state="refused"]': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkQuiet,
    },
  },
  "@media": {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: hovered } } },
    // Forced colours remove backgrounds, so a disabled button needs another difference.
    [media.forcedColors]: {
      borderColor: "ButtonBorder",
      selectors: { '&[data-state="refused"]': { borderColor: "GrayText", color: "GrayText" } },
    },
  },
});

export const variant = styleVariants({
  primary: {
    vars: { [hovered]: vars.component["button-background-hover"], [edge]: "transparent" },
    background: vars.component["button-background"],
    color: vars.component["button-text"],
  },
  secondary: {
    vars: { [hovered]: vars.color.brandTint, [edge]: "currentColor" },
    background: "transparent",
    color: vars.color.brandText,
  },
  quiet: {
    vars: { [hovered]: vars.color.brandTint, [edge]: "transparent" },
    background: "transparent",
    color: vars.color.brandText,
    paddingInline: "12px",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
  },
  danger: {
    vars: { [hovered]: vars.color.criticalFillHover, [edge]: "transparent" },
    background: vars.color.criticalFill,
    color: vars.color.onCritical,
  },
});

export const compact = style({ minBlockSize: vars.control.compactHeight, paddingBlock: "6px", paddingInline: "16px" });
export const fullWidth = style({ inlineSize: "100%" });

export const iconOnly = style({
  inlineSize: vars.control.height,
  paddingInline: 0,
  textDecoration: "none",
  flex: "none",
});
export const onDeep = style({
  vars: { [hovered]: vars.color.deepHover, [edge]: "transparent" },
  color: vars.color.onDeep,
  background: "transparent",
});

export const withReason = style({
  display: "inline-flex",
  flexDirection: "column",
  gap: "6px",
  alignItems: "stretch",
  maxInlineSize: "100%",
});
export const fullWidthWithReason = style({ inlineSize: "100%" });
export const reason = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  textAlign: "center",
});
