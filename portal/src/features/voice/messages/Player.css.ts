import { style } from "@vanilla-extract/css";
import { vars } from "@portico/design-system/theme";

/** The position in the sound: as high as a finger needs. */
export const position = style({
  flex: "1 1 3rem",
  minInlineSize: "3rem",
  margin: 0,
  minBlockSize: vars.control.height,
  accentColor: vars.color.brand,
});
