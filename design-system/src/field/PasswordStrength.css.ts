import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const strength = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.small,
  overflowWrap: "anywhere",
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
  fontSize: vars.text.small,
  lineHeight: 1.45,
});
export const label = style({ color: vars.color.inkQuiet });
export const word = style({ fontWeight: vars.weight.strong });

export const meter = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr", gap: "4px" });

/** A border, so that the empty part is visible too. */
export const part = style({
  blockSize: "8px",
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.lineStrong}`,
  transition: `background-color ${vars.motion.calm}, border-color ${vars.motion.calm}`,
  selectors: {
    '&[data-state="reached"]': { background: "currentColor", borderColor: "currentColor" },
    '[data-state="weak"] > &': { color: vars.color.critical },
    '[data-state="fair"] > &': { color: vars.color.warningFill },
    '[data-state="good"] > &': { color: vars.color.brand },
    '[data-state="strong"] > &': { color: vars.color.success },
    // `warningFill` alone has too little contrast for a border.
    '[data-state="fair"] > &[data-state="reached"]': { borderColor: vars.color.warning },
  },
  // Forced colours keep borders but remove backgrounds: two thick borders fill the segment.
  "@media": { [media.forcedColors]: { selectors: { '&[data-state="reached"]': { borderWidth: "4px" } } } },
});

export const rules = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4px",
  fontSize: vars.text.small,
  lineHeight: 1.45,
});

export const rule = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: "8px",
  color: vars.color.inkQuiet,
  selectors: { '&[data-state="met"]': { color: vars.color.ink } },
});

/** An empty ring until the rule is met, then a check mark, so that colour is not the only difference. */
export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  marginBlockStart: "0.0875rem",
  color: vars.color.success,
  "::before": {
    content: "",
    inlineSize: "0.875rem",
    blockSize: "0.875rem",
    borderRadius: "50%",
    border: `1.5px solid ${vars.color.lineStrong}`,
  },
  selectors: { '[data-state="met"] > &::before': { display: "none" } },
});
