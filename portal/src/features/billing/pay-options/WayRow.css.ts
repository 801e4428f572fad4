import { media, vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** On a phone the facts are below what the way is; with room they are columns that can be compared down the list. */
export const row = style({
  display: "grid",
  gap: vars.space.small,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.5fr) minmax(0, 1fr)", columnGap: vars.space.large },
  },
});

export const facts = style({
  display: "grid",
  gap: vars.space.small,
  alignContent: "start",
  margin: 0,
});

/** The label as wide in every row, so that the values are below each other. */
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7.5em) minmax(0, 1fr)",
  columnGap: vars.space.small,
  alignItems: "baseline",
});

export const value = style({ margin: 0 });
