import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media, phoneWidth } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const belowTablet = `(max-width: ${phoneWidth - 1}px)`;
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
  },
  "@media": {
    [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: hovered } } },
    [media.forcedColors]: { borderColor: "ButtonBorder" },
  },
});

/** A refused button keeps readable words: it is paler than the others, not unreadable. */
const refused = {
  '&[data-state="refused"]': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.inkQuiet },
};

export const variant = styleVariants({
  primary: {
    vars: { [hovered]: vars.component["button-background-hover"], [edge]: "transparent" },
    background: vars.component["button-background"],
    color: vars.component["button-text"],
    selectors: refused,
  },
  secondary: {
    vars: { [hovered]: vars.color.brandTint, [edge]: "currentColor" },
    background: "transparent",
    color: vars.color.brandText,
    selectors: refused,
  },
  quiet: {
    vars: { [hovered]: vars.color.brandTint, [edge]: "transparent" },
    background: "transparent",
    color: vars.color.brandText,
    paddingInline: "12px",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
    selectors: refused,
  },
  danger: {
    vars: { [hovered]: vars.color.badFillHover, [edge]: "transparent" },
    background: vars.color.badFill,
    color: vars.color.onBad,
    selectors: refused,
  },
});

export const compact = style({ minBlockSize: vars.control.compactHeight, paddingBlock: "6px", paddingInline: "16px" });
export const wide = style({ inlineSize: "100%" });

export const iconOnly = style({ inlineSize: vars.control.height, paddingInline: 0, textDecoration: "none", flex: "none" });
export const onDeep = style({ vars: { [hovered]: vars.color.deepHover, [edge]: "transparent" }, color: vars.color.onDeep, background: "transparent" });

/** Below each other and as wide as the page on phones, beside each other where there is room. */
export const actions = style({
  display: "flex",
  flexDirection: "column",
  gap: "12px",
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-start" } },
});

export const actionsAt = styleVariants({ start: {}, end: { "@media": { [media.tablet]: { justifyContent: "flex-end" } } } });

/**
 * On phones the bar stays at the thumb. Only while it floats above content it has a ground from edge to edge and a hairline;
 * `clip-path` keeps that ground off the rest.
 */
export const sticky = style({
  "@media": {
    [`${media.tall} and ${belowTablet}`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 10,
      paddingBlock: "12px max(12px, env(safe-area-inset-bottom))",
    },
  },
  selectors: {
    "&[data-state='floating']": {
      "@media": {
        [`${media.tall} and ${belowTablet}`]: {
          background: vars.color.paper,
          // Both reach past the edges and far down; above the bar only the hairline's one pixel is left.
          boxShadow: `0 100vmax 0 100vmax ${vars.color.paper}, 0 calc(100vmax - 1px) 0 100vmax ${vars.color.line}`,
          clipPath: "inset(-1px -100vmax 0)",
        },
      },
    },
  },
});

export const summary = style({ display: "none", "@media": { [`${media.tall} and ${belowTablet}`]: { display: "flex", justifyContent: "space-between", gap: "12px" } } });

export const withReason = style({ display: "inline-flex", flexDirection: "column", gap: "6px", alignItems: "stretch", maxInlineSize: "100%" });
export const wideWithReason = style({ inlineSize: "100%" });
export const reason = style({ color: vars.color.inkQuiet, fontSize: vars.text.small, lineHeight: 1.45, textAlign: "center" });
