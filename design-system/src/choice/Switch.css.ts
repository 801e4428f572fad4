import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/**
 * The label at the start, the switch at the end: a column of settings aligns on both sides. Where a word would break,
 * the switch wraps below.
 */
export const row = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.medium, alignItems: "start" });

/** Full width, so that no line rewraps when the state is replaced by "Saving". */
export const more = style({
  flexBasis: "100%",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: { "&:has(p)": { display: "grid", gap: "4px", marginBlockStart: "-6px", paddingBlockEnd: "12px" } },
});
export const label = style({
  flex: "1 1 6rem",
  maxInlineSize: "100%",
  paddingBlock: "12px",
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
  cursor: "pointer",
});
export const hint = style({ color: vars.color.inkQuiet, fontSize: vars.text.small, lineHeight: 1.45 });

export const end = style({
  marginInlineStart: "auto",
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.control.height,
});

/** As wide as the longer of both state texts, so that toggling shifts nothing. */
export const state = style({
  display: "grid",
  justifyItems: "end",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});
export const stateWord = style({
  gridArea: "1 / 1",
  selectors: { '&[data-state="hidden"]': { visibility: "hidden" } },
});

export const status = style({ display: "flex" });
export const busy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
});

const thumb = "1.375rem";

export const track = style({
  appearance: "none",
  flex: "none",
  display: "flex",
  alignItems: "center",
  margin: 0,
  inlineSize: "3rem",
  blockSize: "1.875rem",
  paddingInline: "2px",
  background: vars.color.field,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  "::before": {
    content: "",
    inlineSize: thumb,
    blockSize: thumb,
    border: `calc(${thumb} / 2) solid ${vars.color.lineStrong}`,
    borderRadius: "50%",
    transition: `margin-inline-start ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick}`,
  },
  selectors: {
    "&:checked": { background: vars.color.brand, borderColor: vars.color.brand },
    "&:checked::before": { marginInlineStart: `calc(100% - ${thumb})`, borderColor: vars.color.onBrand },
    '&[aria-disabled="true"]': { cursor: "progress" },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical },
  },
  "@media": {
    [media.hover]: {
      selectors: { '&:hover:not(:checked):not([aria-disabled="true"])': { borderColor: vars.color.brandText } },
    },
    // Its position shows the state; when on, it is also filled. The thumb is a border, which forced colours keep.
    [media.forcedColors]: {
      borderColor: "ButtonText",
      "::before": { borderColor: "ButtonText" },
      selectors: {
        "&:checked": { forcedColorAdjust: "none", background: "Highlight", borderColor: "Highlight" },
        "&:checked::before": { borderColor: "HighlightText" },
      },
    },
  },
});
