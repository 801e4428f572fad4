import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** A container query in rem: enlarged text stacks a row as a phone does. */
const roomy = "(min-width: 40rem)";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small });

/** The bar is below its text; where there is room, between its name and its value. */
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.medium,
  rowGap: "2px",
  alignItems: "center",
  breakInside: "avoid",
  "@container": { [roomy]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) minmax(5rem, auto)" } },
});

export const label = style({ minInlineSize: 0, overflowWrap: "anywhere", fontSize: vars.text.small });

export const written = style({
  textAlign: "end",
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

/** Mirrored on right-to-left pages. */
export const drawing = style({
  gridColumn: "1 / -1",
  order: 1,
  inlineSize: "100%",
  blockSize: "0.875rem",
  overflow: "visible",
  selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
  "@container": { [roomy]: { gridColumn: "auto", order: 0 } },
});

export const bar = style({
  fill: vars.color.brandTintHover,
  stroke: vars.color.brand,
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});

/** Filled by its pattern, which a fill here would override. */
export const critical = style({
  stroke: vars.color.critical,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

/** Where every bar begins; alone it is a zero. */
export const ground = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
