import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const alert = style({
  display: "flex",
  alignItems: "flex-start",
  gap: "14px",
  padding: "14px 18px",
  border: "1px solid transparent",
  borderInlineStartWidth: "5px",
  borderRadius: vars.component["alert-radius"],
  minInlineSize: 0,
});

const { color } = vars;
/** Its sign has the colour of the tone, its words are ink. */
export const tone = styleVariants({
  note: { background: color.noteTint, borderColor: color.noteLine, borderInlineStartColor: color.note, color: color.note },
  good: { background: color.goodTint, borderColor: color.goodLine, borderInlineStartColor: color.good, color: color.good },
  attention: { background: color.sparkTint, borderColor: color.sparkLine, borderInlineStartColor: color.spark, color: color.sparkInk },
  bad: { background: color.badTint, borderColor: color.badLine, borderInlineStartColor: color.bad, color: color.bad },
});

export const icon = style({ marginBlockStart: "2px" });
export const body = style({ flex: 1, minInlineSize: 0, display: "flex", flexDirection: "column", gap: vars.space.xsmall, color: color.ink });
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ marginBlockStart: vars.space.xsmall });

/** Its cross stands in line with the words, its shape reaches beyond. */
export const dismiss = style({ marginBlock: "-12px", marginInlineEnd: "-14px" });
