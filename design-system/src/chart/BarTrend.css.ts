import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { plotSize } from "./Axis.css.ts";

/** A container query in rem: enlarged text thins the labels out as a phone does. */
const medium = "(min-width: 26rem)";
const wide = "(min-width: 40rem)";

/** Space above, for the label of the highest tick. */
export const place = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.small,
  paddingBlockStart: "1.25rem",
});

export const plot = style({ position: "relative", minInlineSize: 0 });

/** A few bars keep the shape of bars: none is wider than 6 rem. */
export const columns = style({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 6rem)",
  justifyContent: "space-evenly",
  paddingInlineEnd: "12px",
});

export const bar = style({
  blockSize: plotSize,
  borderRadius: "2px",
  cursor: "default",
  touchAction: "pan-y",
});

export const drawing = style({ inlineSize: "100%", blockSize: "100%", overflow: "visible", pointerEvents: "none" });

export const amount = style({
  fill: vars.color.brandTintHover,
  stroke: vars.color.brand,
  selectors: { '[data-state="shown"] > * > &': { fill: vars.color.brand } },
  "@media": {
    [media.forcedColors]: {
      fill: "Canvas",
      stroke: "CanvasText",
      selectors: { '[data-state="shown"] > * > &': { fill: "Highlight", stroke: "Highlight" } },
    },
  },
});

export const credit = style({
  stroke: vars.color.success,
  selectors: { '[data-state="shown"] > * > &': { strokeWidth: 2.5 } },
  "@media": {
    [media.forcedColors]: {
      stroke: "CanvasText",
      selectors: { '[data-state="shown"] > * > &': { stroke: "Highlight" } },
    },
  },
});

export const nothing = style({
  stroke: vars.color.brand,
  strokeWidth: 3,
  "@media": {
    [media.forcedColors]: {
      stroke: "CanvasText",
      selectors: { '[data-state="shown"] > * > &': { stroke: "Highlight" } },
    },
  },
});

const shownWith = (room: string) =>
  ({
    selectors: {
      [`&[data-rooms~="${room}"]`]: { visibility: "visible" },
      [`&:not([data-rooms~="${room}"])`]: { visibility: "hidden" },
    },
  }) as const;

/** A separate row in the columns of the bars: labels wider than a bar use the space of unlabelled ones. */
export const months = style([columns, { marginBlockStart: vars.space.small }]);

export const month = style({
  display: "grid",
  justifySelf: "center",
  justifyItems: "center",
  inlineSize: 0,
  justifyContent: "center",
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  lineHeight: 1.3,
  whiteSpace: "nowrap",
  visibility: "hidden",
  selectors: { '&[data-rooms~="narrow"]': { visibility: "visible" } },
  "@container": { [medium]: shownWith("medium"), [wide]: shownWith("wide") },
});

export const monthName = style({ color: vars.color.ink, fontWeight: vars.weight.medium });
