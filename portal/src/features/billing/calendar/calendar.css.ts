import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Target rows of the month grid: the focus ring is around the whole row. */
export const row = style({
  scrollMarginBlock: vars.space.xlarge,
  borderRadius: vars.radius.medium,
});

/** A URL has no spaces to break at. */
export const address = style({ fontSize: vars.text.small, overflowWrap: "anywhere", userSelect: "all" });
