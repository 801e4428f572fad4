import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";
import * as data from "./DataTable.css.ts";
import * as table from "./Table.css.ts";

/** On phones the rows have a scroll container too: a page of thousands of cards would be endless. */
export const frame = style([
  data.scrolling,
  {
    overflowY: "auto",
    maxBlockSize: "80dvh",
    overscrollBehavior: "contain",
    "@container": { [table.narrow]: { border: `1px solid ${vars.color.line}`, background: vars.color.surface } },
    "@media": { print: { maxBlockSize: "none", overflow: "visible" } },
  },
]);

/** Fixed column widths: they must not change while scrolling. */
export const long = style([data.data, { tableLayout: "fixed", overflowWrap: "anywhere" }]);

export const selectColumn = style({ inlineSize: "3.25rem" });
export const narrowColumn = style({ inlineSize: "10rem" });

/** Rows without gaps, so that their heights add up to the total. */
export const rows = style({ "@container": { [table.narrow]: { display: "block" } } });

globalStyle(`${rows} > ${data.row}${data.row}${data.row}`, {
  scrollMarginBlock: "4px",
  "@container": {
    [table.narrow]: { borderWidth: "0 0 1px", borderColor: vars.color.line, borderRadius: 0, boxShadow: "none" },
  },
});

/** A value that is too wide to stand beside its column's name stands at the end of the next line. */
globalStyle(`${rows} > tr > td > *`, { "@container": { [table.narrow]: { marginInlineStart: "auto" } } });

/** A spacer for the rows that are not rendered. */
export const gap = style({ "@container": { [table.narrow]: { display: "block" } } });

/** The focused row is highlighted as a whole, because its link may be short. */
globalStyle(`${rows} > tr:has(:focus-visible) > *`, { background: vars.color.brandTintHover });
