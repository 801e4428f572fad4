import { style } from "@vanilla-extract/css";
import { popup as popupBase } from "../internal/popup/popup.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { box as fieldBox, reveal } from "../internal/form/input.css.ts";

export const box = style([fieldBox, { maxInlineSize: "24rem" }]);

/** The last button stands where the arrow of a `Select` stands. */
export const arrow = style([reveal, { selectors: { '&[data-state="open"]': { rotate: "180deg" } } }]);

/** As wide as the field, or wider where words need it. */
export const popup = style([
  popupBase,
  {
    minInlineSize: "anchor-size(inline)",
    maxInlineSize: "min(32rem, calc(100vw - 16px))",
    overflow: "hidden",
    padding: "6px",
  },
]);

/** Low enough that a phone's keyboard leaves some of it in sight. It scrolls and not what it stands in: the arrow keys of the field reach all of it. */
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
    // The focus is in the field: the mark takes the ring's place.
    '&[data-state="marked"]': { background: vars.color.brandTint, outline: `2px solid ${vars.color.focusOuter}`, outlineOffset: "-2px" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: vars.color.brandTint } } },
    [media.forcedColors]: { selectors: { '&[data-state="marked"]': { outlineColor: "Highlight", outlineWidth: "3px", outlineOffset: "-3px" } } },
  },
});

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const optionLabel = style({ lineHeight: 1.35 });
export const description = style({ color: vars.color.inkQuiet, fontSize: vars.text.small, fontWeight: vars.weight.regular, lineHeight: 1.45 });
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
