import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Two columns on a phone; one on narrower screens or with larger text. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))",
  gap: vars.space.medium,
});

/** JSON keeps its lines and scrolls in its own box, not the page. */
export const code = style({
  margin: 0,
  padding: vars.space.medium,
  overflowX: "auto",
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.875rem",
});

/** Paths may wrap anywhere: they are wider than a phone. */
export const path = style({ fontFamily: "ui-monospace, monospace", fontSize: "0.875rem", overflowWrap: "anywhere" });

export const rules = style({ margin: 0, paddingInlineStart: "1.5rem", display: "grid", gap: vars.space.xsmall });

/** On a phone the values of a row stand at its end: not those of several lines. */
export const sentences = style({ display: "block", inlineSize: "100%", textAlign: "start" });
