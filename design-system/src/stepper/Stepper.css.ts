import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** The stepper looks at its own width, not the window's. In rem, so that enlarged text falls back to the bars. */
const named = "(min-width: 32rem)";

export const stepper = style({ containerType: "inline-size", display: "grid", gap: vars.space.xsmall, overflowWrap: "anywhere" });

export const list = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: "6px" });

export const progress = style({
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  "@container": { [named]: hiddenButSpoken() },
});

function hiddenButSpoken() {
  return {
    position: "absolute",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  } as const;
}

export const step = style({ minInlineSize: 0, color: vars.color.inkQuiet, selectors: { '&[data-state="error"]': { color: vars.color.bad } } });

export const frame = style({ position: "relative", display: "grid", gap: vars.space.small, paddingBlock: "9px" });

/** A step with an error is a broken bar: its shape says so too, not its colour alone. */
function broken(color: string) {
  return `linear-gradient(90deg, ${color} 42%, transparent 0 58%, ${color} 0)`;
}

/** The bar alone would be 6 px to hit: its air belongs to the link. */
export const link = style([frame, { minBlockSize: "24px", color: "inherit", textDecoration: "none", borderRadius: vars.radius.small }]);

export const bar = style({
  blockSize: "6px",
  borderRadius: "3px",
  background: vars.color.line,
  selectors: {
    '[data-state="done"] &, [data-state="current"] &': { background: vars.color.brand },
    '[data-state="error"] &': { background: broken(vars.color.bad) },
  },
  "@media": {
    [media.forcedColors]: {
      border: "1px solid CanvasText",
      selectors: {
        '[data-state="done"] &': { background: "CanvasText" },
        '[data-state="current"] &': { background: "Highlight" },
        '[data-state="error"] &': { borderStyle: "dashed" },
      },
    },
  },
});

export const name = style({
  ...hiddenButSpoken(),
  "@container": {
    [named]: {
      position: "static",
      display: "flex",
      gap: "6px",
      alignItems: "start",
      inlineSize: "auto",
      blockSize: "auto",
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
      fontSize: vars.text.small,
      lineHeight: 1.35,
    },
  },
});

export const label = style({
  minInlineSize: 0,
  selectors: {
    '[data-state="current"] &': { color: vars.color.ink, fontWeight: vars.weight.strong },
    '[data-state="done"] &': { color: vars.color.ink },
    [`${link} &`]: { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "3px" },
  },
  "@media": { [media.hover]: { selectors: { [`${link}:hover &`]: { textDecorationThickness: "2px" } } } },
});

export const mark = style({ paddingBlockStart: "1px", selectors: { '[data-state="done"] &': { color: vars.color.brandText } } });
