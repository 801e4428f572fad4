import { media, vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** The state is below what the visit is for on every phone, so that the card has one height in every state. */
export const about = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.small,
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap", alignItems: "center" } },
});
