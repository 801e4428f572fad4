import { style } from "@vanilla-extract/css";
import { popup } from "../internal/popup/popup.css.ts";
import { focusRing } from "../theme/focus.ts";
import { media, phoneWidth } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const phone = `(max-width: ${phoneWidth - 1}px)`;

/** What looks like the field: the text and the button share it. */
export const box = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  maxInlineSize: "14rem",
  minBlockSize: vars.control.height,
  background: vars.color.field,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    '&[data-state="invalid"]': { borderColor: vars.color.bad, boxShadow: `inset 0 0 0 1px ${vars.color.bad}` },
    "&:has(input:focus-visible)": { ...focusRing, borderColor: vars.color.brandText },
  },
  "@media": { [media.forcedColors]: { selectors: { '&[data-state="invalid"]': { borderWidth: "3px" } } } },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: "46px",
  paddingBlock: "10px",
  paddingInline: "14px 0",
  border: 0,
  borderRadius: "11px",
  background: "transparent",
  color: vars.color.ink,
  outline: "none",
  boxShadow: "none",
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
});

export const opener = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  minInlineSize: "46px",
  alignSelf: "stretch",
  padding: 0,
  border: 0,
  borderRadius: "11px",
  background: "transparent",
  color: vars.color.brandText,
  cursor: "pointer",
  "@media": { [media.hover]: { ":hover": { background: vars.color.brandTint } } },
});

/** Beside the field where there is room. On a phone it covers the page, with the calendar in a sheet at the thumb. */
export const layer = style([
  popup,
  {
    "@media": {
      [phone]: {
        inset: 0,
        margin: 0,
        inlineSize: "100%",
        blockSize: "100dvh",
        maxInlineSize: "none",
        maxBlockSize: "none",
        border: 0,
        borderRadius: 0,
        background: vars.color.shade,
        boxShadow: "none",
        positionArea: "none",
        selectors: { "&:popover-open": { display: "flex", alignItems: "flex-end" } },
      },
    },
  },
]);

export const sheet = style({
  padding: "12px 12px 16px",
  inlineSize: "21.5rem",
  maxInlineSize: "100%",
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 20rem)",
      justifyContent: "center",
      inlineSize: "100%",
      maxBlockSize: "100%",
      overflow: "auto",
      padding: "8px 16px max(16px, env(safe-area-inset-bottom))",
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
      background: vars.color.raised,
      boxShadow: vars.shadow.raised,
    },
    [`${phone} and ${media.forcedColors}`]: { border: "2px solid CanvasText" },
  },
});

/** Only the sheet has a head: beside its field the calendar needs no name. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.small,
  paddingInlineStart: "10px",
  color: vars.color.inkQuiet,
  fontWeight: vars.weight.medium,
  "@media": { [media.tablet]: { display: "none" } },
});
