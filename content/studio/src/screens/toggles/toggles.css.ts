import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Two beside each other on a phone; one where it is narrower or its text larger. */
export const filters = style({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))", gap: vars.space.medium });

/** JSON keeps its lines and scrolls in its own box, never the page. */
export const code = style({
  margin: 0,
  padding: vars.space.medium,
  overflowX: "auto",
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.875rem",
});

/** Paths break anywhere: they are longer than a phone is wide. */
export const path = style({ fontFamily: "ui-monospace, monospace", fontSize: "0.875rem", overflowWrap: "anywhere" });

export const rules = style({ margin: 0, paddingInlineStart: "1.5rem", display: "grid", gap: vars.space.xsmall });
