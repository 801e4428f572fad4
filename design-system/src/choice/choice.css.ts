import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { drawn } from "../internal/form/box.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const options = styleVariants({
  list: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" },
  cards: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "10px" },
});

const optionBase = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "12px",
  alignItems: "start",
  minBlockSize: vars.control.height,
  cursor: "pointer",
  selectors: { '&[data-state="refused"]': { cursor: "not-allowed" } },
});

const cardOption = style([
  optionBase,
  {
    position: "relative",
    paddingBlock: "15px",
    paddingInline: "16px",
    background: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&[data-state="unchecked"]:hover': { borderColor: vars.color.brandText },
      '&[data-state="checked"]': {
        background: vars.color.brandTint,
        borderColor: vars.color.brandText,
        boxShadow: `inset 0 0 0 1px ${vars.color.brandText}`,
      },
      '&[data-state="refused"]': { background: "transparent", borderStyle: "dashed" },
      // The focus ring surrounds the whole pressable area, so the radio inside needs none.
      "&:has(:focus-visible)": focusRing,
    },
    "@media": {
      [media.forcedColors]: {
        selectors: {
          '&[data-state="checked"]': { borderWidth: "3px", borderColor: "Highlight", padding: "13px 14px" },
        },
      },
    },
  },
]);

export const option = styleVariants({ list: [optionBase, { paddingBlock: "11px" }], cards: [cardOption] });

/** A native radio that draws its own ring and dot; the dot is a border, which forced colours keep. */
export const radio = style([
  drawn,
  {
    borderRadius: "50%",
    "::before": {
      content: "",
      inlineSize: "0.625rem",
      blockSize: "0.625rem",
      borderRadius: "50%",
      background: vars.color.brandText,
      scale: "0",
      transition: `scale ${vars.motion.quick} ${vars.motion.ease}`,
    },
    selectors: {
      "&:checked": { borderColor: vars.color.brandText },
      "&:checked::before": { scale: "1" },
    },
    "@media": { [media.forcedColors]: { "::before": { background: "Highlight" } } },
  },
]);

globalStyle(`${cardOption} ${radio}:focus-visible`, { outline: "none", boxShadow: "none" });

export const text = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
  alignItems: "baseline",
});

export const optionLabel = style({
  fontWeight: vars.weight.medium,
  selectors: { '[data-state="refused"] &': { color: vars.color.inkQuiet } },
});
export const aside = style({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });
export const description = style({ color: vars.color.inkQuiet, fontSize: vars.text.small, lineHeight: 1.45 });
export const reason = style([description, { color: vars.color.ink }]);

export const checkboxFrame = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "12px",
  alignItems: "start",
  overflowWrap: "anywhere",
});

export const boxHolder = style({ position: "relative", display: "grid", paddingBlock: "11px" });

export const checkboxWords = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px",
  paddingBlockEnd: "11px",
});

/** The label starts at the top of the 48 px line, so that a touch beside the checkbox still hits it. */
export const checkboxLabel = style({ paddingBlockStart: "11px", cursor: "pointer" });
