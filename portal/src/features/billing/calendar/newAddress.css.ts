import { style } from "@vanilla-extract/css";
import { vars } from "@portico/design-system/theme";

/** An address has no spaces to break at. */
export const address = style({ fontSize: vars.text.small, overflowWrap: "anywhere", userSelect: "all" });
