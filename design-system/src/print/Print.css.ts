import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

const onPaper = (rule: CSSProperties) => ({ "@media": { print: rule } });

export const layout = style(
  onPaper({
    display: "table",
    inlineSize: "100%",
    page: "portico-letter",
    background: vars.color.surface,
    color: vars.color.ink,
  }),
);

/** Browsers repeat the head of a table on each sheet, if it may not be split. */
export const header = style({
  display: "none",
  ...onPaper({ display: "table-header-group", breakInside: "avoid" }),
});
globalStyle(`${header} > *`, onPaper({ paddingBlockEnd: vars.space.medium }));

export const body = style(onPaper({ display: "table-row-group" }));

export const printOnly = style({ display: "none", ...onPaper({ display: "block" }) });
export const screenOnly = style({ display: "contents", ...onPaper({ display: "none" }) });

/** An untyped rule: the style types do not know `size`. */
const letter = { size: "letter", margin: "0.6in" } as object;
globalStyle("@page portico-letter", letter);

// Outside the layout nothing is printed, and its ancestors reserve no space.
globalStyle(
  `body:has(${layout}) :not(:has(${layout}), ${layout}, ${layout} *)`,
  onPaper({ display: "none !important" as "none" }),
);
globalStyle(
  `body:has(${layout}), body :has(${layout})`,
  onPaper({
    display: "block",
    margin: 0,
    padding: 0,
    border: 0,
    maxInlineSize: "none",
    minBlockSize: 0,
    background: vars.color.surface,
  }),
);

// Rows, cards and headings are not split across sheets, and a heading is not left at the end of a sheet.
globalStyle(`${layout} :is(tr, li, dt, dd, figure, section, [role="row"])`, onPaper({ breakInside: "avoid" }));
globalStyle(`${layout} :is(h1, h2, h3, h4, caption, thead)`, onPaper({ breakAfter: "avoid" }));

// Prints the colours of states, although each state has a text too.
globalStyle(`${layout} [data-state]`, onPaper({ printColorAdjust: "exact" }));
