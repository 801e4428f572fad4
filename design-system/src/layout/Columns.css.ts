import { globalStyle, style } from "@vanilla-extract/css";
import { desktopWidth, phoneWidth } from "../theme/tokens.ts";

/** Room, in the reader's own text size, from which columns stand beside each other; a media query does not know it. */
const room = "32rem";

export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** With less room the basis is wider than the row, so each column has a line of its own; with more it is nothing, and what is there is shared. */
function collapsingBelow(width: number) {
  const wide = `(min-width: ${width}px)`;
  const row = style({ "@media": { [wide]: { display: "flex", flexWrap: "wrap" } } });
  globalStyle(`${row} > *`, { "@media": { [wide]: { flex: `1 1 calc((${room} - 100%) * 999)`, minInlineSize: 0, maxInlineSize: "100%" } } });
  return row;
}

export const collapse = { tablet: collapsingBelow(phoneWidth), desktop: collapsingBelow(desktopWidth) };

/** @param share how many times the column is as wide as the other one */
function wider(column: ":first-child" | ":last-child", share: number) {
  const columnsOf = style({});
  globalStyle(`${columnsOf} > ${column}`, { flexGrow: share });
  return columnsOf;
}

export const template = { equal: undefined, "main-aside": wider(":first-child", 1.35), "aside-main": wider(":last-child", 1.35), hero: wider(":first-child", 1.6) };
