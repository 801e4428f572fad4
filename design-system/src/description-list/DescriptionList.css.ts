import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const list = style({ minInlineSize: 0 });

/**
 * Side by side where the detail fits beside a term of a few words, on any number of lines; otherwise the detail is
 * below.
 */
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: "18px",
  rowGap: "2px",
});

export const variant = styleVariants({
  rows: {},
  pairs: { display: "flex", flexDirection: "column", gap: "7px" },
});

export const itemVariant = styleVariants({
  rows: {
    paddingBlock: "11px",
    selectors: {
      "&:first-child": { paddingBlockStart: 0 },
      "&:last-child": { paddingBlockEnd: 0 },
      "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    },
  },
  pairs: { fontSize: "0.9375rem" },
});

export const term = style({ flex: "1 1 6rem", color: vars.color.inkQuiet, fontSize: "0.9375rem" });

export const detail = style({
  marginInlineStart: "auto",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: "2px",
  minInlineSize: 0,
  textAlign: "end",
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const aside = style({ fontSize: vars.text.small, fontWeight: vars.weight.regular, color: vars.color.inkQuiet });
