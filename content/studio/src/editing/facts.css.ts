import { media, vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Labels beside their values; on phones above them. */
export const facts = style({
  display: "grid",
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  margin: 0,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(9rem, auto) 1fr", rowGap: vars.space.small } },
});

export const name = style({ color: vars.color.inkQuiet });
export const fact = style({
  margin: 0,
  marginBlockEnd: vars.space.small,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { marginBlockEnd: 0 } },
});
