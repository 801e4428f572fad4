import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Two beside each other on a phone; one where it is narrower or its text larger. */
export const filters = style({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))", gap: vars.space.medium });

/** Three lines say which message it is; legal text would fill the screen. */
export const words = style({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 3, overflow: "hidden" });

export const missing = style({ color: vars.color.inkQuiet, fontStyle: "italic" });
