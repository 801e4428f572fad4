import { type CSSProperties, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

const onPaper = (rule: CSSProperties) => ({ "@media": { print: rule } });

export const layout = style(
  onPaper({ display: "table", inlineSize: "100%", page: "portico-letter", background: vars.color.surface, color: vars.color.ink }),
);

/** The head of a table that may not be cut is what browsers repeat on each sheet. */
export const header = style({
  display: "none",
  ...onPaper({ display: "table-header-group", breakInside: "avoid" }),
});
globalStyle(`${header} > *`, onPaper({ paddingBlockEnd: vars.space.medium }));

export const body = style(onPaper({ display: "table-row-group" }));

export const printOnly = style({ display: "none", ...onPaper({ display: "block" }) });
export const screenOnly = style({ display: "contents", ...onPaper({ display: "none" }) });

/** Typed by hand: style rules know no `size`. */
const letter = { size: "letter", margin: "0.6in" } as object;
globalStyle("@page portico-letter", letter);

// Around a layout nothing else is printed, and what holds it keeps no room for it.
globalStyle(`body:has(${layout}) :not(:has(${layout}), ${layout}, ${layout} *)`, onPaper({ display: "none !important" as "none" }));
globalStyle(`body:has(${layout}), body :has(${layout})`, onPaper({ display: "block", margin: 0, padding: 0, border: 0, maxInlineSize: "none", minBlockSize: 0, background: vars.color.surface }));

// No row, no card and no title is left alone at the foot of a sheet or cut by it.
globalStyle(`${layout} :is(tr, li, dt, dd, figure, section, [role="row"])`, onPaper({ breakInside: "avoid" }));
globalStyle(`${layout} :is(h1, h2, h3, h4, caption, thead)`, onPaper({ breakAfter: "avoid" }));

// A state is told by words too; its colour is worth its ink.
globalStyle(`${layout} [data-state]`, onPaper({ printColorAdjust: "exact" }));
