import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const place = style({ minInlineSize: 0 });

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.small });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  padding: "3px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflowWrap: "anywhere",
  scrollMarginBlock: "64px",
  selectors: {
    '&[data-state="lifted"]': {
      zIndex: 1,
      background: vars.color.raised,
      borderColor: vars.color.brandText,
      boxShadow: `inset 0 0 0 1px ${vars.color.brandText}, ${vars.shadow.raised}`,
    },
    // During a drag the other rows animate out of the way.
    '[data-state="dragging"] > &[data-state="resting"]': {
      transition: `translate ${vars.motion.calm} ${vars.motion.ease}`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&[data-state="lifted"]': { outline: "2px solid Highlight", outlineOffset: "-1px" } },
    },
  },
});

const square = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.control.height,
  minBlockSize: vars.control.height,
  padding: 0,
  border: 0,
  borderRadius: "10px",
  background: "transparent",
  color: vars.color.inkQuiet,
  "@media": {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.brandTint, color: vars.color.ink } },
    },
    print: { display: "none" },
  },
  // Inset, because the rows are close together.
  selectors: { "&:focus-visible": { outlineOffset: "-3px", boxShadow: "none" } },
});

/** Touch on it drags the row instead of scrolling the page. */
export const handle = style([
  square,
  {
    cursor: "grab",
    touchAction: "none",
    selectors: { '&[aria-pressed="true"]': { cursor: "grabbing", color: vars.color.brandText } },
  },
]);

export const step = style([
  square,
  {
    color: vars.color.brandText,
    cursor: "pointer",
    minInlineSize: "44px",
    selectors: { '&[aria-disabled="true"]': { color: vars.color.lineStrong, cursor: "not-allowed" } },
    "@media": { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: "GrayText" } } } },
  },
]);

/** As large as its button, so that the tooltip shows wherever the button is pointed at. */
export const tooltip = style({ placeSelf: "stretch", display: "grid", placeItems: "center" });

globalStyle(`${list}[data-state="dragging"] *`, { cursor: "grabbing", userSelect: "none" });

export const content = style({ minInlineSize: 0, paddingBlock: "10px", paddingInline: "8px" });

export const mark = style({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
globalStyle(`${handle} > ${mark}`, { strokeWidth: 3 });
