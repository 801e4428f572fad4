import { globalStyle, style } from "@vanilla-extract/css";
import { round } from "../internal/round.css.ts";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { drawFilled } from "./drawFilled.ts";

/** Seven days of 44 px; on a small phone they share the available width. */
export const calendar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  inlineSize: "20rem",
  maxInlineSize: "100%",
  // The font size depends on the available width, so that enlarged numbers do not touch on a phone.
  containerType: "inline-size",
  overflowWrap: "break-word",
});

export const bar = style({ display: "flex", alignItems: "center", gap: vars.space.xsmall });

export const title = style({
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: "10px",
  fontSize: vars.text.h3,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
});

export const step = style([
  round,
  {
    inlineSize: "44px",
    blockSize: "44px",
    selectors: {
      "&&": { color: vars.color.brandText },
      '&&[data-state="refused"]': { background: "transparent", color: vars.color.lineStrong, cursor: "not-allowed" },
      "[dir='rtl'] &": { scale: "-1 1" },
    },
    "@media": { [media.forcedColors]: { selectors: { '&&[data-state="refused"]': { color: "GrayText" } } } },
  },
]);

export const jump = style({
  position: "relative",
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  color: vars.color.brandText,
});

export const jumpList = style({
  appearance: "none",
  maxInlineSize: "100%",
  minBlockSize: "44px",
  paddingBlock: 0,
  paddingInline: "10px 30px",
  marginInlineEnd: "-26px",
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: vars.color.ink,
  fontSize: vars.text.h3,
  fontWeight: vars.weight.strong,
  textOverflow: "ellipsis",
  cursor: "pointer",
  "@media": { [media.hover]: { ":hover": { background: vars.color.brandTint } } },
});

globalStyle(`${jump} > svg`, { pointerEvents: "none" });
globalStyle(`${jump} option`, { background: vars.color.raised });

export const grid = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});

export const weekday = style({
  paddingBlock: "6px",
  paddingInline: 0,
  color: vars.color.inkQuiet,
  fontSize: "min(0.8125rem, 7.5cqi)",
  fontWeight: vars.weight.medium,
  textAlign: "center",
});

/** The circle around the number. */
export const number = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "min(100%, 2.5rem)",
  aspectRatio: "1",
  marginInline: "auto",
  borderRadius: "50%",
  fontSize: "min(1rem, 9.4cqi)",
  lineHeight: 1,
  whiteSpace: "nowrap",
});

const shut = '&:is([data-state="refused"], [data-state="beyond"])';

/** One day. `RangeCalendar.css.ts` draws the band of a range under the circles. */
export const day = style({
  position: "relative",
  blockSize: "44px",
  padding: "2px",
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  selectors: {
    // The focus ring surrounds the circle, above the neighbouring days.
    "&:focus-visible": { outline: "none", boxShadow: "none", zIndex: 1 },
    [shut]: { color: vars.color.lineStrong, fontWeight: vars.weight.regular, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { [shut]: { color: "GrayText" } },
    },
  },
});

globalStyle(`${day}[data-state="refused"] > ${number}`, {
  textDecoration: "line-through",
  textDecorationThickness: "1px",
});
// Today has a ring, which forced colours keep.
globalStyle(`${day}[aria-current] > ${number}`, {
  outline: `2px solid ${vars.color.lineStrong}`,
  outlineOffset: "-2px",
});
globalStyle(`${day}:focus-visible > ${number}`, focusRing);
globalStyle(`${day}[data-state="free"]:hover > ${number}`, {
  "@media": { [media.hover]: { background: vars.color.brandTint } },
});

export const signs = style({ position: "absolute", insetBlockEnd: "1px", display: "flex", gap: "2px" });

/** A circle, a square, a diamond, a ring: shapes distinguish marks without colour. */
export const sign = style({
  flex: "none",
  inlineSize: "6px",
  blockSize: "6px",
  background: "currentColor",
  selectors: {
    '&[data-tone="info"]': { color: vars.color.info, borderRadius: "50%" },
    '&[data-tone="success"]': { color: vars.color.success },
    '&[data-tone="warning"]': { color: vars.color.warning, rotate: "45deg" },
    '&[data-tone="critical"]': { color: vars.color.critical, inlineSize: "10px", borderRadius: "3px" },
  },
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", selectors: { "&[data-tone]": { color: "CanvasText" } } },
  },
});

drawFilled({ day, number, sign }, "chosen");

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  paddingInline: "10px",
  fontSize: vars.text.small,
  lineHeight: 1.45,
});
export const legendItem = style({ display: "flex", alignItems: "center", gap: "8px" });

export const note = style({
  paddingInline: "10px",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  selectors: {
    // Reserves a line for the day and two for its message, so that the layout does not shift.
    '&[data-state="tells"]': { minBlockSize: "3.9rem" },
  },
});

export const noteDay = style({ color: vars.color.ink, fontWeight: vars.weight.medium });
