import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** One row on wide screens, two columns on a phone, one on narrower screens or with larger text. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: vars.space.medium,
});

export const missing = style({ color: vars.color.inkQuiet, fontStyle: "italic" });
