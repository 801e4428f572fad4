import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** How high a picture is, in the reader's own text size. */
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

/** Without a height of its own, so that its middle stands on the tick. */
export const tick = style({ display: "flex", alignItems: "center", blockSize: 0, whiteSpace: "nowrap" });

export const gridlines = style({ position: "absolute", insetInline: 0, insetBlockStart: 0, inlineSize: "100%", blockSize: plotSize, overflow: "visible" });

export const gridline = style({ stroke: vars.color.line, "@media": { [media.forcedColors]: { stroke: "GrayText" } } });
export const groundLine = style({ stroke: vars.color.lineStrong, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } });
