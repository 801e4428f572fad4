import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const { color } = vars;
const markSize = "1.75rem";

export const stepper = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.xsmall, overflowWrap: "anywhere" });

export const progress = style({ color: color.inkQuiet, fontSize: vars.text.small, fontWeight: vars.weight.medium });

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The line that leads to the next step runs behind the marks; behind what is done it is whole. */
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: "12px",
  minBlockSize: vars.control.height,
  color: color.inkQuiet,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: `calc(10px + ${markSize}) -10px`,
    insetInlineStart: `calc(${markSize} / 2 - 1px)`,
    borderInlineStart: `2px dotted ${color.lineStrong}`,
  },
  selectors: {
    "&:last-child::before": { display: "none" },
    '&[data-state="done"]::before': { borderInlineStart: `2px solid ${color.brand}` },
  },
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: markSize,
  blockSize: markSize,
  marginBlockStart: "10px",
  border: `2px solid ${color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '[data-state="current"] > &': { borderColor: color.brand, background: color.brand, color: color.onBrand },
    '[data-state="done"] > &': { borderColor: color.brand, color: color.brandText },
    '[data-state="error"] > &': { borderColor: color.bad, borderStyle: "dashed", color: color.bad },
  },
  "@media": {
    [media.forcedColors]: { selectors: { '[data-state="current"] > &': { borderColor: "Highlight", borderWidth: "4px" } } },
  },
});

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", minInlineSize: 0, paddingBlockEnd: vars.space.small });

/** The name alone is as high as a finger needs. */
export const name = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.control.height,
  paddingBlock: "10px",
  lineHeight: 1.35,
  selectors: {
    '[data-state="current"] > * > &': { color: color.ink, fontWeight: vars.weight.strong },
    '[data-state="done"] > * > &, [data-state="error"] > * > &': { color: color.ink },
  },
});

export const link = style([
  name,
  {
    borderRadius: vars.radius.small,
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
    "@media": { [media.hover]: { ":hover": { textDecorationThickness: "2px" } } },
  },
]);

const below = { marginBlockStart: "-10px", fontSize: vars.text.small, lineHeight: 1.45 } as const;

export const answer = style({ ...below, color: color.inkQuiet });

export const error = style({
  ...below,
  color: color.bad,
  fontWeight: vars.weight.medium,
  selectors: { [`${answer} + &`]: { marginBlockStart: "2px" } },
});
