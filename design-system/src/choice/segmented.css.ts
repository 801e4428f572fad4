import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const trackBase = style({
  display: "inline-flex",
  flexWrap: "wrap",
  // Never narrower than its longest word.
  minInlineSize: "min-content",
  maxInlineSize: "100%",
  overflowWrap: "break-word",
  padding: "2px",
  gap: "2px",
  borderRadius: "24px",
  border: "1px solid",
});

export const track = styleVariants({
  plain: [trackBase, { borderColor: vars.color.lineStrong, background: vars.color.surface }],
  onBrand: [trackBase, { borderColor: vars.color.deepLine }],
});

const segmentBase = style({
  flex: "none",
  maxInlineSize: "100%",
  minBlockSize: "36px",
  paddingBlock: "4px",
  paddingInline: "16px",
  border: 0,
  borderRadius: vars.radius.full,
  background: "transparent",
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}`,
  "@media": {
    "(pointer: coarse)": { minBlockSize: "44px" },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="on"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

export const segment = styleVariants({
  plain: [
    segmentBase,
    {
      color: vars.color.ink,
      selectors: { '&[data-state="on"]': { background: vars.color.brand, color: vars.color.onBrand } },
      "@media": { [media.hover]: { selectors: { '&[data-state="off"]:hover': { background: vars.color.brandTint } } } },
    },
  ],
  onBrand: [
    segmentBase,
    {
      color: vars.color.onDeep,
      selectors: {
        '&[data-state="on"]': { background: vars.color.onDeep, color: vars.color.deep },
        // The usual ring is too dark for the bar: here it is light, outside a dark gap.
        "&:focus-visible": {
          outlineColor: vars.color.onDeep,
          boxShadow: `0 0 0 2px ${vars.color.deep}`,
          "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
        },
      },
      "@media": { [media.hover]: { selectors: { '&[data-state="off"]:hover': { background: vars.color.deepHover } } } },
    },
  ],
});
