import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** A container query in rem: enlarged text hides the numbers earlier. */
const narrow = "(max-width: 35.99rem)";
/** Here "Anterior", "Página 12 de 30" and "Siguiente" do not fit in one row. */
const tight = "(max-width: 23.99rem)";

export const place = style({
  containerType: "inline-size",
  inlineSize: "100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${vars.space.medium} ${vars.space.large}`,
  "@media": { print: { display: "none" } },
});

export const nav = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xsmall,
  "@container": { [narrow]: { flex: "1 1 100%", justifyContent: "space-between" } },
});

export const numbers = style({
  display: "flex",
  gap: vars.space.xsmall,
  "@container": { [narrow]: { display: "none" } },
});
export const number = style({ display: "flex" });

export const position = style({
  display: "none",
  color: vars.color.inkQuiet,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  "@container": { [narrow]: { display: "block" }, [tight]: { order: -1, flex: "1 1 100%" } },
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xsmall,
  minBlockSize: "44px",
  minInlineSize: "44px",
  padding: "6px 8px",
  border: "2px solid transparent",
  borderRadius: vars.radius.full,
  background: "transparent",
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    '&[data-state="current"]': {
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.strong,
      cursor: "default",
    },
    '&[data-state="refused"]': { color: vars.color.inkQuiet, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { '&[data-state="other"]:hover': { background: vars.color.brandTint } } },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="current"]': { borderColor: "Highlight" },
        '&[data-state="refused"]': { color: "GrayText" },
      },
    },
    "(pointer: coarse)": { minBlockSize: vars.control.height, minInlineSize: vars.control.height },
  },
});

export const turn = style({ paddingInline: "12px" });
export const turnWords = style({
  selectors: {
    '[data-state="other"] > &': {
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "3px",
    },
  },
});
export const chevron = style({ selectors: { '[dir="rtl"] &': { scale: "-1 1" } } });
export const gap = style({ display: "grid", placeItems: "center", minInlineSize: "44px", color: vars.color.inkQuiet });
export const size = style({ inlineSize: "12rem", maxInlineSize: "100%" });
