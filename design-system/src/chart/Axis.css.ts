import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** The height of the plot, in units of the user's text size. */
export const plotSize = "11rem";

export const axis = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "space-between",
  alignItems: "flex-end",
  blockSize: plotSize,
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontVariantNumeric: "tabular-nums",
});

/** Zero height, so that its centre is on the tick. */
export const tick = style({ display: "flex", alignItems: "center", blockSize: 0, whiteSpace: "nowrap" });

export const gridlines = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: "100%",
  blockSize: plotSize,
  overflow: "visible",
});

export const gridline = style({ stroke: vars.color.line, "@media": { [media.forcedColors]: { stroke: "GrayText" } } });
export const groundLine = style({
  stroke: vars.color.lineStrong,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
