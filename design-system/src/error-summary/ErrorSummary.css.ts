import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/vars.ts";

export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  overflowWrap: "anywhere",
  columnGap: "12px",
  padding: "16px 18px",
  background: vars.color.criticalTint,
  border: `1px solid ${vars.color.criticalLine}`,
  borderInlineStart: `5px solid ${vars.color.critical}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  // Shows a focus ring although it is not a control, so that users see that the focus moved to the top.
  selectors: { "&:focus": focusRing },
});

export const icon = style({ color: vars.color.critical });
export const text = style({ display: "grid", gap: "6px" });
export const title = style({ fontSize: vars.text.h3, fontWeight: vars.weight.heading, lineHeight: 1.4 });
export const list = style({ display: "grid", gap: "2px" });
export const link = style({
  display: "inline-block",
  paddingBlock: "2px",
  color: vars.color.critical,
  fontWeight: vars.weight.medium,
});
