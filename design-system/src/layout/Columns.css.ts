import { globalStyle, style } from "@vanilla-extract/css";
import { desktopWidth, phoneWidth } from "../theme/tokens.ts";

/** Room, in the reader's own text size, from which columns stand beside each other; a media query does not know it. */
const room = "32rem";

export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
// With less room the basis is wider than the row, so each column has a line of its own; with more it is nothing, and what is there is shared.
globalStyle(`${columns} > *`, { flex: `1 1 calc((${room} - 100%) * 999)`, minInlineSize: 0 });

const collapsingBelow = (width: number) => style({ "@media": { [`(min-width: ${width}px)`]: { display: "flex", flexWrap: "wrap" } } });
export const collapse = { tablet: collapsingBelow(phoneWidth), desktop: collapsingBelow(desktopWidth) };

/** @param share how many times the first column is as wide as the other one */
function first(share: number) {
  const columnsOf = style({});
  globalStyle(`${columnsOf} > :first-child`, { flexGrow: share });
  return columnsOf;
}

export const template = { equal: undefined, "main-aside": first(1.35), "aside-main": first(0.74), hero: first(1.6) };
