import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../theme/focus.ts";
import { media } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.ts";
import { round } from "../round.css.ts";

/** The frame that looks like the field. The input inside has no border, so an icon or a button fits beside it. */
export const box = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  minBlockSize: vars.control.height,
  background: vars.component["field-background"],
  border: `1px solid ${vars.component["field-border"]}`,
  borderRadius: vars.component["field-radius"],
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    '&[data-state="invalid"]': {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
    "&:has(input:focus-visible, select:focus-visible)": { ...focusRing, borderColor: vars.color.brandText },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&[data-state="invalid"]': { borderWidth: "3px" } },
    },
  },
});

/** Widths in characters, so that they scale with the text; never wider than the column. */
export const fit = styleVariants({
  line: {},
  // With enlarged text the brand wraps below the number instead of covering it.
  card: { maxInlineSize: "24rem", flexWrap: "wrap" },
  amount: { maxInlineSize: "14rem" },
  short: { maxInlineSize: "9rem" },
});

export const control = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: "100%",
  alignSelf: "stretch",
  minBlockSize: "46px",
  paddingInline: "14px",
  paddingBlock: "10px",
  border: 0,
  borderRadius: "11px",
  background: "transparent",
  color: vars.color.ink,
  outline: "none",
  boxShadow: "none",
  lineHeight: 1.4,
  textOverflow: "ellipsis",
});

export const input = style([
  control,
  {
    fontVariantNumeric: "tabular-nums",
    selectors: {
      // Overrides the browser's autofill background and keeps our text colour.
      "&:autofill": {
        WebkitTextFillColor: vars.color.ink,
        boxShadow: `inset 0 0 0 100px ${vars.color.brandTint}`,
        caretColor: vars.color.ink,
      },
      "&::-webkit-search-cancel-button": { display: "none" },
      [`${box}:has(button) > &`]: { paddingInlineEnd: 0 },
      [`${fit.card} > &`]: { flexBasis: "11rem" },
    },
  },
]);

export const prefix = style({
  paddingInlineStart: "14px",
  marginInlineEnd: "-8px",
  color: vars.color.inkQuiet,
  whiteSpace: "nowrap",
});

/** Fills the end of its box, and follows its corners. */
export const reveal = style([
  round,
  { minInlineSize: "44px", minBlockSize: "44px", alignSelf: "stretch", marginInlineEnd: "1px", borderRadius: "10px" },
]);
