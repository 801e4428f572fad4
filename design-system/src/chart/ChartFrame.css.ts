import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** Width for the readout on one line. */
const roomy = "(min-width: 30rem)";

/** Full width: a size container gets no width from its content. */
export const frame = style({
  containerType: "inline-size",
  inlineSize: "100%",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xsmall,
  overflowWrap: "anywhere",
});

/** Reserves two lines where one may not be enough, so that the layout does not shift. */
export const readout = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "10px",
  minBlockSize: "2lh",
  alignContent: "end",
  fontVariantNumeric: "tabular-nums",
  "@container": { [roomy]: { minBlockSize: 0 } },
  "@media": { print: { display: "none" } },
});

export const readoutName = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.inkQuiet,
  fontWeight: vars.weight.medium,
});
/** Keeps the sign before the amount on right-to-left pages. */
export const amount = style({ direction: "ltr", unicodeBidi: "isolate" });

export const readoutAmount = style({ fontSize: "1.375rem", fontWeight: vars.weight.heading, lineHeight: 1.2 });

export const table = style({ minInlineSize: 0 });
globalStyle(`${table} > * > button`, { "@media": { print: { display: "none" } } });
// No animation in print: a sheet would show its first frame.
globalStyle(`${table} > * > [hidden]`, { "@media": { print: { display: "block", animation: "none" } } });

globalStyle(`${frame} > *`, { "@media": { print: { breakInside: "avoid" } } });
globalStyle(`${frame} > ${table}`, { "@media": { print: { breakInside: "auto" } } });
