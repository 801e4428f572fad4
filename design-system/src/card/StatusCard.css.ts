import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const { color } = vars;

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.small,
  minInlineSize: 0,
  padding: "18px 20px",
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderInlineStartWidth: "5px",
  borderRadius: vars.radius.medium,
  overflowWrap: "anywhere",
  "@media": { print: { breakInside: "avoid" } },
});

/** A dashed border marks states that need action, in forced colours too. */
export const edge = styleVariants({
  success: { borderInlineStartColor: color.success },
  info: { borderInlineStartColor: color.info },
  warning: {
    borderInlineStartColor: color.warningFill,
    "@media": { [media.forcedColors]: { borderInlineStartStyle: "dashed" } },
  },
  critical: {
    borderInlineStartColor: color.critical,
    "@media": { [media.forcedColors]: { borderInlineStartStyle: "double" } },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.medium,
  rowGap: "2px",
});

export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minInlineSize: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const ink = styleVariants({
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  critical: { color: color.critical },
});
