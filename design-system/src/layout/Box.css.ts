import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const padding = styleVariants(vars.space, (space) => ({ padding: space }));

export const variant = styleVariants({
  plain: {},
  tint: { background: vars.color.brandTint },
  sunken: { background: vars.color.sunken },
});

export const box = style({ minInlineSize: 0, borderRadius: vars.radius.medium });
