import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** In one row where there is room, two beside each other on a phone; one where it is narrower or its text larger. */
export const filters = style({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))", gap: vars.space.medium });

export const missing = style({ color: vars.color.inkQuiet, fontStyle: "italic" });
