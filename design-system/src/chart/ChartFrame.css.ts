import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** Room for the readout in one line. */
const roomy = "(min-width: 30rem)";

/** As wide as its place: what looks at its own width has none of its words'. */
export const frame = style({ containerType: "inline-size", inlineSize: "100%", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.medium, minInlineSize: 0 });

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xsmall, overflowWrap: "anywhere" });

/** Two lines where one may not do, so that nothing moves below it when other words come. */
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

export const readoutName = style({ minInlineSize: 0, overflowWrap: "anywhere", color: vars.color.inkQuiet, fontWeight: vars.weight.medium });
/** An amount keeps its sign before it where the page reads from right to left. */
export const amount = style({ direction: "ltr", unicodeBidi: "isolate" });

export const readoutAmount = style({ fontSize: "1.375rem", fontWeight: vars.weight.heading, lineHeight: 1.2 });

export const table = style({ minInlineSize: 0 });
globalStyle(`${table} > * > button`, { "@media": { print: { display: "none" } } });
// Still: a sheet shows the first moment of what moves.
globalStyle(`${table} > * > [hidden]`, { "@media": { print: { display: "block", animation: "none" } } });

globalStyle(`${frame} > *`, { "@media": { print: { breakInside: "avoid" } } });
globalStyle(`${frame} > ${table}`, { "@media": { print: { breakInside: "auto" } } });
