import { style } from "@vanilla-extract/css";
import { vars } from "@portico/design-system/theme";

/** Rows that a day of the month leads to: the focus is seen on the whole row. */
export const row = style({
  scrollMarginBlock: vars.space.xlarge,
  borderRadius: vars.radius.medium,
});
