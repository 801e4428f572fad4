import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Rows side by side when both languages of each fit. */
export const rows = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 28rem), 1fr))",
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const cells = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
  gap: vars.space.medium,
  alignItems: "start",
});
export const cell = style({ display: "grid", gap: vars.space.small, minInlineSize: 0 });
