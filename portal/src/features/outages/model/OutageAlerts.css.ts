import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Space to the screen below, which the page has only when there is an alert. */
export const above = style({ paddingBlockEnd: vars.space.large });
