import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.ts";

/** Long words break anywhere, so that they never set the width of a form. */
export const column = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "6px",
  minInlineSize: 0,
  overflowWrap: "anywhere",
} as const;

/** Top-aligned beside a taller field: its parts keep their distances. */
export const frame = style({ ...column, alignContent: "start" });

export const label = style({
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  justifySelf: "start",
});

export const optional = style({ color: vars.color.inkQuiet, fontWeight: vars.weight.regular });

export const hint = style({ color: vars.color.inkQuiet, fontSize: vars.text.small, lineHeight: 1.45 });

export const error = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "6px",
  alignItems: "start",
  color: vars.color.critical,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
});

/** Centred on the first line. */
globalStyle(`${error} > svg`, { marginBlockStart: "0.0875rem" });
