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
  ACTIVE: [area, { fill: color.criticalTint }],
  PLANNED: [area, { fill: color.infoTint }],
  ENDED: [area, { fill: color.successTint }],
});

export const mark = styleVariants({
  NONE: { fill: color.inkQuiet },
  ACTIVE: { fill: color.critical },
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

export const legendMark = style({ inlineSize: "14px", blockSize: "14px", flex: "none" });
