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
/** The icon has the colour of the tone, the text is ink. */
export const tone = styleVariants({
  info: {
    background: color.infoTint,
    borderColor: color.infoLine,
    borderInlineStartColor: color.info,
    color: color.info,
  },
  success: {
    background: color.successTint,
    borderColor: color.successLine,
    borderInlineStartColor: color.success,
    color: color.success,
  },
  warning: {
    background: color.warningTint,
    borderColor: color.warningLine,
    borderInlineStartColor: color.warningFill,
    color: color.warning,
  },
  critical: {
    background: color.criticalTint,
    borderColor: color.criticalLine,
    borderInlineStartColor: color.critical,
    color: color.critical,
  },
});

export const icon = style({ marginBlockStart: "2px" });
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xsmall,
  color: color.ink,
});
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ marginBlockStart: vars.space.xsmall });

/** The dismiss button is aligned with the text; its background extends beyond. */
export const dismiss = style({ marginBlock: "-12px", marginInlineEnd: "-14px" });
