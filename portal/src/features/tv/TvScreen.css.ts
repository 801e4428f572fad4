import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

export const channels = style({ padding: 0, margin: 0, listStyle: "none" });

export const channel = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** What is searched for: in a column of its own, as wide as the longest number. */
export const number = style({
  flex: "none",
  minInlineSize: "2em",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

/** The category at the end; below the name where both do not fit. */
export const name = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
});
