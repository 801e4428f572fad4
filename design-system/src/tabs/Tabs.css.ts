import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const tabs = style({ display: "grid", gap: vars.space.large, minInlineSize: 0 });

export const list = style({
  position: "relative",
  display: "flex",
  gap: vars.space.small,
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollPaddingInline: vars.space.large,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  "@media": { [media.forcedColors]: { borderBlockEnd: "1px solid CanvasText" } },
});

export const tab = style({
  position: "relative",
  flex: "none",
  maxInlineSize: "100%",
  minBlockSize: vars.control.height,
  padding: vars.space.small,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: vars.color.inkQuiet,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  transition: `color ${vars.motion.quick}`,
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: "3px",
    borderRadius: "3px 3px 0 0",
    background: "transparent",
  },
  selectors: {
    // Inset: a scrolling tab list would clip an outer ring.
    "&:focus-visible": { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: "-3px", boxShadow: "none" },
    '&[data-state="active"]': { color: vars.color.brandText, fontWeight: vars.weight.strong },
    '&[data-state="active"]::after': { background: vars.color.brandText },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        '&[data-state="inactive"]:hover': { color: vars.color.ink },
        '&[data-state="inactive"]:hover::after': { background: vars.color.lineStrong },
      },
    },
    [media.forcedColors]: { selectors: { '&[data-state="active"]::after': { background: "Highlight" } } },
  },
});

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.small });
