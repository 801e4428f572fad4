import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/vars.ts";
import { box } from "../internal/form/input.css.ts";

export const frame = style([
  box,
  { selectors: { "&:has(textarea:focus-visible)": { ...focusRing, borderColor: vars.color.brandText } } },
]);

/** Grows with its text where the browser supports it; elsewhere it has a resize handle. */
export const area = style({
  flex: 1,
  minInlineSize: 0,
  fieldSizing: "content",
  resize: "vertical",
  // Tall enough to read a paragraph, short enough to keep the submit button visible.
  maxBlockSize: "max(16rem, 60dvh)",
  paddingInline: "14px",
  paddingBlock: "11px",
  border: 0,
  borderRadius: "11px",
  background: "transparent",
  color: vars.color.ink,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  outline: "none",
  boxShadow: "none",
});

const padding = "22px";

export const rows = styleVariants({ 2: "2lh", 3: "3lh", 5: "5lh", 8: "8lh" }, (lines) => ({
  minBlockSize: `calc(${lines} + ${padding})`,
}));

export const counter = style({
  justifySelf: "end",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  fontVariantNumeric: "tabular-nums",
  selectors: { '&[data-state="over"]': { color: vars.color.critical, fontWeight: vars.weight.strong } },
});
