import { style } from "@vanilla-extract/css";
import { focusRing } from "../theme/focus.ts";
import { vars } from "../theme/vars.ts";

export const summary = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  overflowWrap: "anywhere",
  columnGap: "12px",
  padding: "16px 18px",
  background: vars.color.badTint,
  border: `1px solid ${vars.color.badLine}`,
  borderInlineStart: `5px solid ${vars.color.bad}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  // It shows its focus although it is no control: the eye has to follow the focus to the top of the page.
  selectors: { "&:focus": focusRing },
});

export const icon = style({ color: vars.color.bad });
export const words = style({ display: "grid", gap: "6px" });
export const title = style({ fontSize: vars.text.h3, fontWeight: vars.weight.heading, lineHeight: 1.4 });
export const list = style({ display: "grid", gap: "2px" });
export const link = style({
  display: "inline-block",
  paddingBlock: "2px",
  color: vars.color.bad,
  fontWeight: vars.weight.medium,
});
