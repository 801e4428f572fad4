import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const strength = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small, overflowWrap: "anywhere" });

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

/** An edge of its own: what is left to reach has to be seen too. */
export const part = style({
  blockSize: "8px",
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.lineStrong}`,
  transition: `background-color ${vars.motion.calm}, border-color ${vars.motion.calm}`,
  selectors: {
    '&[data-state="reached"]': { background: "currentColor", borderColor: "currentColor" },
    '[data-state="weak"] > &': { color: vars.color.bad },
    '[data-state="fair"] > &': { color: vars.color.spark },
    '[data-state="good"] > &': { color: vars.color.brand },
    '[data-state="strong"] > &': { color: vars.color.good },
    // The spark alone is too pale to be an edge.
    '[data-state="fair"] > &[data-state="reached"]': { borderColor: vars.color.sparkInk },
  },
  // Borders keep their colour where backgrounds lose theirs: two thick ones fill the part.
  "@media": { [media.forcedColors]: { selectors: { '&[data-state="reached"]': { borderWidth: "4px" } } } },
});

export const rules = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4px", fontSize: vars.text.small, lineHeight: 1.45 });

export const rule = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: "8px",
  color: vars.color.inkQuiet,
  selectors: { '&[data-state="met"]': { color: vars.color.ink } },
});

/** An empty ring until the rule is met; then a tick, so that colour is not needed to tell. */
export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  marginBlockStart: "0.0875rem",
  color: vars.color.good,
  "::before": {
    content: "",
    inlineSize: "0.875rem",
    blockSize: "0.875rem",
    borderRadius: "50%",
    border: `1.5px solid ${vars.color.lineStrong}`,
  },
  selectors: { '[data-state="met"] > &::before': { display: "none" } },
});
