import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** Not printed. */
export const menu = style({ display: "inline-flex", maxInlineSize: "100%", "@media": { print: { display: "none" } } });

/** Space inside the border for the focus ring of an item. */
export const list = style({
  padding: "6px",
  minInlineSize: "min(13rem, 100vw - 16px)",
  selectors: { "&&": { maxInlineSize: "min(22rem, 100vw - 16px)" } },
});

export const group = style({
  selectors: {
    "* + &": { borderBlockStart: `1px solid ${vars.color.line}`, marginBlockStart: "6px", paddingBlockStart: "6px" },
    "&:not(:last-child)": {
      borderBlockEnd: `1px solid ${vars.color.line}`,
      marginBlockEnd: "6px",
      paddingBlockEnd: "6px",
    },
    // Two groups share one separator.
    "& + &": { borderBlockStart: 0, marginBlockStart: 0, paddingBlockStart: 0 },
  },
});

export const groupLabel = style({
  padding: "6px 12px",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minBlockSize: vars.control.height,
  paddingBlock: "6px",
  paddingInline: "12px",
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  lineHeight: 1.35,
  textDecoration: "none",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    // Inset, because the items are close together.
    "&:focus-visible": {
      background: vars.color.brandTint,
      outline: `3px solid ${vars.color.focusOuter}`,
      outlineOffset: "-3px",
      boxShadow: "none",
    },
    '&[data-tone="critical"]': { color: vars.color.critical },
    '&[data-tone="critical"]:focus-visible': { background: vars.color.criticalTint },
    '&[data-state="refused"]': { color: vars.color.inkQuiet, cursor: "not-allowed" },
    '&[data-state="refused"]:focus-visible': { background: vars.color.sunken },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&:focus-visible": { outlineColor: "Highlight" }, '&[data-state="refused"]': { color: "GrayText" } },
    },
    [media.hover]: {
      minBlockSize: vars.control.compactHeight,
      selectors: {
        "&:hover": { background: vars.color.brandTint },
        '&[data-tone="critical"]:hover': { background: vars.color.criticalTint },
        '&[data-state="refused"]:hover': { background: vars.color.sunken },
      },
    },
  },
});

export const mark = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "1.25rem",
  minBlockSize: "1.25rem",
});

/** The name, and below it why the item is disabled. */
export const text = style({ flex: 1, minInlineSize: 0, display: "grid", gap: "2px" });
export const reason = style({ fontSize: vars.text.small, lineHeight: 1.4 });
