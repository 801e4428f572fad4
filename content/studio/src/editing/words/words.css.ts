import { focusRing, media, vars } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const field = style({ display: "grid", gap: vars.space.xsmall, minInlineSize: 0 });
export const label = style({ fontWeight: vars.weight.strong });

export const box = style({
  position: "relative",
  display: "grid",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: "12px",
  background: vars.color.field,
  selectors: {
    '&[data-state="invalid"]': { borderColor: vars.color.critical, borderInlineStartWidth: "4px" },
    "&:has(textarea:focus-visible)": { ...focusRing, borderColor: vars.color.brandText },
    "&:has(textarea[readonly])": { background: vars.color.sunken },
  },
});

/**
 * The text twice in one grid cell: behind, highlighted, which sets the height; in front, the textarea. Both wrap
 * identically.
 */
const layer = {
  gridArea: "1 / 1",
  minInlineSize: 0,
  margin: 0,
  paddingInline: "14px",
  paddingBlock: "12px",
  border: 0,
  fontFamily: "inherit",
  fontSize: "1rem",
  lineHeight: 1.7,
  letterSpacing: "normal",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  tabSize: 2,
} as const;

/** In forced-colors mode the browser would paint over the highlighted layer; this uses system colours. */
const onlyLines = { forcedColorAdjust: "none" } as const;
export const drawn = style({
  ...layer,
  ...onlyLines,
  color: "transparent",
  pointerEvents: "none",
  minBlockSize: "calc(3lh + 24px)",
});
export const written = style({
  ...layer,
  ...onlyLines,
  resize: "none",
  overflow: "hidden",
  background: "transparent",
  color: vars.color.ink,
  outline: "none",
  boxShadow: "none",
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

const mark = { borderRadius: "4px", boxDecorationBreak: "clone", WebkitBoxDecorationBreak: "clone" } as const;
const forced = (lines: object) => ({
  "@media": { [media.forcedColors]: { background: "transparent", boxShadow: "none", ...lines } },
});

/** Distinguished by lines as well as colour. Must not change the width of any letter. */
export const kinds = styleVariants({
  text: {},
  argument: {
    ...mark,
    background: vars.color.infoTint,
    boxShadow: `0 0 0 1px ${vars.color.info}`,
    ...forced({ outline: "1px solid CanvasText" }),
  },
  choice: {
    ...mark,
    background: vars.color.brandTint,
    textDecoration: `underline 2px ${vars.color.brandText}`,
    textUnderlineOffset: "4px",
    ...forced({ textDecorationColor: "CanvasText" }),
  },
  tag: {
    ...mark,
    background: vars.color.warningTint,
    outline: `1px dashed ${vars.color.warning}`,
    ...forced({ outlineColor: "CanvasText" }),
  },
  number: {
    ...mark,
    background: vars.color.infoTint,
    textDecoration: `underline double ${vars.color.info}`,
    textUnderlineOffset: "3px",
    ...forced({ textDecorationColor: "CanvasText" }),
  },
});

export const severities = styleVariants({
  error: {
    textDecoration: `underline wavy 2px ${vars.color.critical}`,
    textUnderlineOffset: "4px",
    textDecorationSkipInk: "none",
    ...forced({ textDecorationColor: "CanvasText" }),
  },
  warning: {
    textDecoration: `underline dotted 2px ${vars.color.warning}`,
    textUnderlineOffset: "4px",
    textDecorationSkipInk: "none",
    ...forced({ textDecorationColor: "CanvasText" }),
  },
});

export const options = style({
  position: "absolute",
  zIndex: 2,
  insetInlineStart: vars.space.xsmall,
  maxInlineSize: `calc(100% - 2 * ${vars.space.xsmall})`,
  minInlineSize: "min(100%, 16rem)",
  maxBlockSize: "16rem",
  overflowY: "auto",
  margin: 0,
  padding: vars.space.xsmall,
  listStyle: "none",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
});

export const option = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.small,
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.brandTint,
      outline: `2px solid ${vars.color.brandText}`,
      outlineOffset: "-2px",
    },
  },
});

export const optionKind = style({ color: vars.color.inkQuiet, fontSize: vars.text.small });

export const problems = style({ display: "grid", gap: vars.space.small, margin: 0, padding: 0, listStyle: "none" });

export const problem = style({
  display: "grid",
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${vars.color.critical}`,
  overflowWrap: "anywhere",
  selectors: {
    '&[data-severity="warning"]': { borderInlineStartStyle: "dotted", borderInlineStartColor: vars.color.warning },
  },
  "@media": { [media.forcedColors]: { borderInlineStartColor: "CanvasText" } },
});
