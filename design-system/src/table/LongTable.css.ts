import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";
import * as data from "./DataTable.css.ts";
import * as table from "./Table.css.ts";

/** On phones the rows have a frame too: a page of thousands of cards has no end. */
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

/** Columns of fixed width: they must not move when other rows come into sight. */
export const long = style([data.data, { tableLayout: "fixed", overflowWrap: "anywhere" }]);

export const selectColumn = style({ inlineSize: "3.25rem" });
export const narrowColumn = style({ inlineSize: "10rem" });

/** Rows under each other without gaps between them, so that their heights add up to the whole. */
export const rows = style({ "@container": { [table.narrow]: { display: "block" } } });

globalStyle(`${rows} > ${data.row}${data.row}${data.row}`, {
  scrollMarginBlock: "4px",
  "@container": { [table.narrow]: { borderWidth: "0 0 1px", borderColor: vars.color.line, borderRadius: 0, boxShadow: "none" } },
});

/** Stands for the rows that are out of sight. */
export const gap = style({ "@container": { [table.narrow]: { display: "block" } } });

/** The row that the keyboard is in is marked as a whole: its link may be short. */
globalStyle(`${rows} > tr:has(:focus-visible) > *`, { background: vars.color.brandTintHover });
