import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Width from which the table has room; narrower screens show the rows. In em, so that enlarged text turns it earlier. */
export const hasRoom = "(min-width: 40em)";

/** Rows on one surface, with a line between them. */
export const list = style({
  padding: 0,
  margin: 0,
  listStyle: "none",
  paddingInline: vars.space.medium,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const row = style({
  display: "grid",
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** A line of a row: what it is about at the start, its value or action at the end. */
const line = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space.medium,
} as const;

export const heading = style({
  ...line,
  flexWrap: "wrap",
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
});

/** Wraps beside its amount; with much enlarged text the amount goes below it. */
export const title = style({ flex: "1 1 8em" });

export const amount = style({ marginInlineStart: "auto", fontVariantNumeric: "tabular-nums" });

/** The last line of a row. */
export const foot = style(line);
