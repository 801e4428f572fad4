import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const list = style({ minInlineSize: 0 });

/** Both on one line where they fit, the detail below the term where they do not. */
export const item = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "baseline", columnGap: "18px", rowGap: "2px" });

export const look = styleVariants({
  rows: { marginBlock: "-11px" },
  pairs: { display: "flex", flexDirection: "column", gap: "7px" },
});

export const itemLook = styleVariants({
  rows: {
    paddingBlock: "11px",
    selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  pairs: { fontSize: "0.9375rem" },
});

export const term = style({ color: vars.color.inkQuiet, fontSize: "0.9375rem" });

export const detail = style({
  flexGrow: 1,
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
