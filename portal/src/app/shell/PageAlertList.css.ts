import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Space between the alerts and to the screen below, which the page has only when there is an alert. */
export const list = style({
  display: "grid",
  gap: vars.space.medium,
  selectors: { "&:not(:empty)": { paddingBlockEnd: vars.space.large } },
});
