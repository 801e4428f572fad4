import { style } from "@vanilla-extract/css";
import { round } from "../internal/round.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const { color } = vars;
const markSize = "1.75rem";

/** Side by side where the stepper itself, not the window, has room. In rem, so that enlarged text is folded. */
const wide = "(min-width: 32rem)";

/** Stacked at every width. */
export const vertical = style({
  display: "grid",
  gap: vars.space.xsmall,
  overflowWrap: "anywhere",
});
export const stepper = style([vertical, { containerType: "inline-size" }]);

/** The position as text. */
export const progress = style({ color: color.inkQuiet, fontSize: vars.text.small });

export const list = style({
  selectors: { '[aria-expanded="false"] + &': { display: "none" } },
  "@container": {
    [wide]: {
      selectors: {
        // As specific as the rule of the folded list, which does not count here.
        "&&": { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: vars.space.small },
      },
    },
  },
});

/** The line to the next step runs from mark to mark; after a completed step it is solid. */
export const step = style({
  position: "relative",
  color: color.inkQuiet,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: "24px -18px",
    insetInlineStart: `calc(${markSize} / 2 - 1px)`,
    border: `0 dotted ${color.lineStrong}`,
    borderInlineStartWidth: "2px",
  },
  selectors: {
    "&:last-child::before": { display: "none" },
    '&[data-state="done"]::before': { borderStyle: "solid", borderColor: color.brand },
    '&[data-state="error"]': { color: color.critical },
  },
  "@container": {
    [wide]: {
      "::before": {
        insetBlock: `calc(${markSize} / 2 - 1px) auto`,
        insetInline: `calc(${markSize} + 8px) 0`,
        borderWidth: "2px 0 0",
      },
    },
  },
});

/** Mark and name: side by side, or the name below its mark. */
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: "36px",
  flexWrap: "wrap",
  "@container": {
    [wide]: { flexDirection: "column", alignItems: "start", fontSize: vars.text.small },
  },
});

/** Minimum height of a touch target. */
export const link = style([
  name,
  { minBlockSize: vars.control.height, borderRadius: vars.radius.small, color: "inherit", textDecoration: "none" },
]);

/** One line with the current step; opens the list below it. */
export const toggle = style([
  round,
  name,
  {
    minBlockSize: vars.control.height,
    textAlign: "start",
    "@container": { [wide]: { display: "none" } },
  },
]);
export const mark = style({
  // Above the line that ends behind it.
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: markSize,
  blockSize: markSize,
  border: `2px solid ${color.lineStrong}`,
  borderRadius: "50%",
  background: color.surface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  selectors: {
    '[data-state="current"] &': { borderColor: color.brand, background: color.brand, color: color.onBrand },
    '[data-state="done"] &': { borderColor: color.brand, color: color.brandText },
    '[data-state="error"] &': { borderColor: color.critical, borderStyle: "dashed" },
  },
  "@media": { [media.forcedColors]: { selectors: { '[data-state="current"] &': { border: "4px solid Highlight" } } } },
});

export const label = style({
  selectors: {
    '[data-state="current"] &': { color: color.ink, fontWeight: vars.weight.strong },
    '[data-state="done"] &': { color: color.ink },
    [`${link} &`]: { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "3px" },
  },
  "@media": { [media.hover]: { selectors: { [`${link}:hover &`]: { textDecorationThickness: "2px" } } } },
});

/** The answer and the error: below the name, aligned with it. */
export const text = style({
  marginBlock: "-8px 8px",
  paddingInlineStart: `calc(${markSize} + 8px)`,
  color: color.inkQuiet,
  fontSize: vars.text.small,
  "@container": { [wide]: { marginBlock: 0, paddingInlineStart: 0 } },
});
export const error = style({ color: color.critical });
