import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const zone = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "8px 16px",
  padding: vars.space.medium,
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.field,
  color: vars.color.inkQuiet,
  overflowWrap: "anywhere",
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    "&:has(input:focus-visible)": focusRing,
    '&[data-state="invalid"]': { borderColor: vars.color.critical },
    // While files are dragged over it the dashed border becomes solid.
    '&[data-state="over"]': {
      borderStyle: "solid",
      borderColor: vars.color.brandText,
      background: vars.color.brandTint,
    },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.brandText } } },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="invalid"]': { borderWidth: "3px" },
        '&[data-state="over"]': { borderColor: "Highlight", borderWidth: "4px" },
      },
    },
  },
});

/** The native file input covers the whole zone invisibly, so the browser handles presses, keys and its name. */
export const native = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: 0,
});

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: vars.control.height,
  paddingBlock: vars.space.small,
  paddingInline: "22px",
  border: "2px solid currentColor",
  borderRadius: vars.radius.full,
  color: vars.color.brandText,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: "center",
});

/** Hidden on touch devices, which cannot drop files. */
export const drop = style({ display: "none", "@media": { [media.hover]: { display: "inline" } } });

export const chosen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "6px",
  paddingBlockStart: vars.space.small,
});
export const count = style({ color: vars.color.inkQuiet, fontSize: vars.text.small, lineHeight: 1.45 });
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "12px",
  minBlockSize: "56px",
  paddingBlock: "4px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const mark = style({
  color: vars.color.brandText,
  selectors: { '[data-state="refused"] > &': { color: vars.color.critical } },
});
export const text = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "12px",
  paddingBlock: "6px",
  overflowWrap: "anywhere",
});
export const name = style({ fontWeight: vars.weight.medium, lineHeight: 1.35 });
export const size = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontVariantNumeric: "tabular-nums",
});
