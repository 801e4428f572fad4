import { globalStyle, style } from "@vanilla-extract/css";
import { desktopWidth, phoneWidth } from "../theme/tokens.ts";

/** Minimum widths for columns side by side, in the user's text size, which a media query does not know. */
const room = "32rem";

export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
// Below that width the flex basis exceeds the row, so each column wraps to its own line; above it the basis is zero,
// and the space is shared.
globalStyle(`${columns} > *`, { flex: `1 1 calc((${room} - 100%) * 999)`, minInlineSize: 0 });

const collapsingBelow = (width: number) =>
  style({ "@media": { [`(min-width: ${width}px)`]: { display: "flex", flexWrap: "wrap" } } });
export const collapse = { tablet: collapsingBelow(phoneWidth), desktop: collapsingBelow(desktopWidth) };

/** @param share the width of the first column as a multiple of the other one */
function first(share: number) {
  const columnsOf = style({});
  globalStyle(`${columnsOf} > :first-child`, { flexGrow: share });
  return columnsOf;
}

export const template = { equal: undefined, "main-aside": first(1.35), "aside-main": first(0.74), hero: first(1.6) };
