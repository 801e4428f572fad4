import { style } from "@vanilla-extract/css";
import { popup as popupBase } from "../internal/popup/popup.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { box as fieldBox, reveal } from "../internal/form/input.css.ts";

export const box = style([fieldBox, { maxInlineSize: "24rem" }]);

/** The last button is where the arrow of a `Select` is. */
export const arrow = style([reveal, { selectors: { '&[data-state="open"]': { rotate: "180deg" } } }]);

/** As wide as the field, or wider if the text needs it. */
export const popup = style([
  popupBase,
  {
    minInlineSize: "anchor-size(inline)",
    maxInlineSize: "min(32rem, calc(100vw - 16px))",
    overflow: "hidden",
    padding: "6px",
  },
]);

/**
 * Low enough to stay partly visible above a phone's keyboard. The list itself scrolls, so that the field's arrow keys
 * reach all of it.
 */
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxBlockSize: "min(22rem, 45dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const chosen = style({ fontWeight: vars.weight.strong });

export const option = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "12px",
  alignItems: "center",
  minBlockSize: vars.control.height,
  paddingBlock: "8px",
  paddingInline: "10px",
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    // The focus stays in the input: this outline replaces the focus ring.
    '&[data-state="marked"]': {
      background: vars.color.brandTint,
      outline: `2px solid ${vars.color.focusOuter}`,
      outlineOffset: "-2px",
    },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: vars.color.brandTint } } },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="marked"]': { outlineColor: "Highlight", outlineWidth: "3px", outlineOffset: "-3px" },
      },
    },
  },
});

export const text = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const optionLabel = style({ lineHeight: 1.35 });
export const description = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  lineHeight: 1.45,
});
export const tick = style({ color: vars.color.brandText });

export const note = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.control.height,
  paddingBlock: "8px",
  paddingInline: "10px",
  color: vars.color.inkQuiet,
});
