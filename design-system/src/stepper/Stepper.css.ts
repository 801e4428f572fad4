import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const { color } = vars;
const markSize = "1.75rem";

/** Beside each other where the stepper itself, not the window, has room. In rem, so that enlarged text stands below each other. */
const wide = "stepper (min-width: 32rem)";

/** One below the other, wherever it stands. */
export const vertical = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xsmall, overflowWrap: "anywhere" });
export const stepper = style([vertical, { container: "stepper / inline-size" }]);

/** Marks beside each other say it at a glance: then it is only heard. */
export const progress = style({
  color: color.inkQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  "@container": {
    [wide]: { position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" },
  },
});

export const list = style({
  display: "grid",
  "@container": { [wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: vars.space.small } },
});

/** The line to the next step runs from mark to mark; behind what is done it is whole. */
export const step = style({
  position: "relative",
  minInlineSize: 0,
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
    '&[data-state="error"]': { color: color.bad },
  },
  "@container": {
    [wide]: { "::before": { insetBlock: `calc(${markSize} / 2 - 1px) auto`, insetInline: `calc(${markSize} + 8px) 0`, borderWidth: "2px 0 0" } },
  },
});

/** Mark and name: beside each other, or the name below its mark. */
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minBlockSize: "36px",
  lineHeight: 1.35,
  "@container": { [wide]: { flexDirection: "column", alignItems: "start", gap: vars.space.small, fontSize: vars.text.small } },
});

/** As high as a finger needs. */
export const link = style([name, { minBlockSize: vars.control.height, borderRadius: vars.radius.small, color: "inherit", textDecoration: "none" }]);

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
    '[data-state="error"] &': { borderColor: color.bad, borderStyle: "dashed" },
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

/** What was answered, and what is wrong: below the name, in line with it. */
export const words = style({
  marginBlock: "-8px 8px",
  paddingInlineStart: `calc(${markSize} + 12px)`,
  color: color.inkQuiet,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  "@container": { [wide]: { marginBlock: 0, paddingInlineStart: 0 } },
});
export const error = style({ color: color.bad, fontWeight: vars.weight.medium });
