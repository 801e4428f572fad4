import { style, type StyleRule } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { plotSize } from "./Axis.css.ts";
import { rooms } from "./room.ts";

export const place = style({ containerType: "inline-size", paddingBlock: `${vars.space.small} ${vars.space.xsmall}` });

/** `rule` where bars are vertical. */
function verticalBars(rule: Record<string, string | number>) {
  const entries = Object.entries(rooms).map(([room, { width }]) => [
    `(min-width: ${width})`,
    { selectors: { [`[data-room="${room}"] &`]: rule } },
  ]);
  return { "@container": Object.fromEntries(entries) as NonNullable<StyleRule["@container"]> };
}

export const bars = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  ...verticalBars({
    gridTemplateColumns: "none",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    paddingBlockStart: "1.5rem",
  }),
});

export const item = style({ minInlineSize: 0 });

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.medium,
  alignItems: "baseline",
  paddingBlockEnd: "10px",
  borderRadius: vars.radius.small,
  cursor: "default",
  touchAction: "pan-y",
  ...verticalBars({
    paddingBlockEnd: 0,
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    alignItems: "start",
    rowGap: vars.space.small,
  }),
});

export const label = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontSize: vars.text.small,
  selectors: { '[data-state="shown"] > &': { fontWeight: vars.weight.strong } },
  ...verticalBars({ paddingInline: "2px", textAlign: "center", lineHeight: 1.3 }),
});

export const amount = style({
  direction: "ltr",
  unicodeBidi: "isolate",
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  ...verticalBars({ display: "none" }),
});

/** Below its text if horizontal, above it if vertical. Mirrored on right-to-left pages. */
export const drawing = style({
  gridColumn: "1 / -1",
  order: 1,
  inlineSize: "100%",
  blockSize: "1.75rem",
  overflow: "visible",
  pointerEvents: "none",
  selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
  ...verticalBars({ order: "-1", blockSize: plotSize, gridArea: "1 / 1" }),
});

/** Amounts of vertical bars: above the drawing, and never mirrored. */
export const writing = style({
  direction: "ltr",
  display: "none",
  pointerEvents: "none",
  overflow: "visible",
  fill: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
  ...verticalBars({ display: "block", gridArea: "1 / 1", inlineSize: "100%", blockSize: plotSize }),
});

export const upright = style({ display: "none", ...verticalBars({ display: "inline" }) });
export const lying = style({ ...verticalBars({ display: "none" }) });

const { color } = vars;
const kind = (name: string) => `[data-kind="${name}"] > * > * > &`;
const shownBar = '[data-state="shown"] > * > * > &';

/** Increases and decreases are filled by their patterns, which a fill here would override. */
export const shape = style({
  stroke: color.brand,
  selectors: {
    [kind("from")]: { fill: color.brandTintHover },
    [kind("to")]: { fill: color.brand },
    [kind("increase")]: { stroke: color.critical },
    [kind("decrease")]: { stroke: color.success },
    [kind("none")]: { stroke: color.inkQuiet, strokeWidth: 3 },
    [kind("unexplained")]: { fill: color.surface, stroke: color.ink, strokeDasharray: "4 3", strokeWidth: 1.5 },
    [shownBar]: { strokeWidth: 2.5 },
  },
  "@media": {
    [media.forcedColors]: {
      stroke: "CanvasText",
      selectors: {
        [kind("from")]: { fill: "Canvas" },
        [kind("to")]: { fill: "CanvasText" },
        [kind("increase")]: { stroke: "CanvasText" },
        [kind("decrease")]: { stroke: "CanvasText" },
        [kind("none")]: { stroke: "CanvasText" },
        [kind("unexplained")]: { fill: "Canvas", stroke: "CanvasText" },
        [shownBar]: { stroke: "Highlight" },
      },
    },
  },
});

export const link = style({
  stroke: color.lineStrong,
  strokeDasharray: "3 3",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

/** The baseline of the totals; drawn by every bar, so that it is continuous. */
export const ground = style({ stroke: color.lineStrong, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } });
