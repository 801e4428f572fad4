import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/**
 * Space to the screen below, which the page has only when there is an alert. On the account summary the alerts are a part
 * of the screen, which has space between its parts.
 */
export const above = style({ selectors: { "main > div > &": { paddingBlockEnd: vars.space.large } } });
