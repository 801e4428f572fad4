import { media, vars } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

/** Keeps the map's shape, so that nothing moves when it is drawn. */
const shared = style({
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.line}`,
  background: color.sunken,
  aspectRatio: "10 / 7",
});

export const frame = styleVariants({
  // Nothing is outside the frame: a finger that moves up or down scrolls the page.
  whole: [shared, { touchAction: "pan-y" }],
  enlarged: [shared, { touchAction: "none", cursor: "grab" }],
});

export const map = style({ display: "block", inlineSize: "100%", blockSize: "100%", userSelect: "none" });

const area = style({ stroke: color.surface, strokeWidth: 4, strokeLinejoin: "round" });

/** The states differ by a mark too: colour is never alone. */
export const shape = styleVariants({
  NONE: [area, { fill: color.surface }],
  CRITICAL: [area, { fill: color.criticalTint }],
  ACTIVE: [area, { fill: color.warningTint }],
  INFORMATION: [area, { fill: color.infoTint }],
  PLANNED: [area, { fill: color.infoTint }],
  ENDED: [area, { fill: color.successTint }],
});

export const mark = styleVariants({
  NONE: { fill: color.inkQuiet },
  CRITICAL: { fill: color.critical },
  ACTIVE: { fill: color.warning },
  INFORMATION: { fill: color.info },
  PLANNED: { fill: color.info },
  ENDED: { fill: color.success },
});

export const name = style({
  fill: color.ink,
  // Grows with the text of the page as far as a name fits into its area.
  fontSize: "min(2.125rem, 51px)",
  fontWeight: vars.weight.strong,
  textAnchor: "middle",
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const here = style({ fill: "none", stroke: color.brandText, strokeWidth: 5, strokeLinejoin: "round" });

export const hereName = style([name, { fill: color.brandText }]);

/** Closer than blocks of text: one below the other on a phone. */
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minInlineSize: 0,
});

/** The two buttons as one control beside the legend. */
export const zoom = style({
  flex: "none",
  display: "flex",
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.full,
});

export const sign = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.4,
  strokeLinecap: "round",
});

export const legendMark = style({ inlineSize: "14px", blockSize: "14px", flex: "none" });
