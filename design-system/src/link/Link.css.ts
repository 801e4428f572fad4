import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const link = style({
  borderRadius: "2px",
  transition: `text-decoration-thickness ${vars.motion.quick}`,
  selectors: {
    '&[aria-current="page"]': { fontWeight: vars.weight.strong },
  },
  "@media": { [media.hover]: { ":hover": { textDecorationThickness: "2px" } } },
});

export const tone = styleVariants({
  brand: { color: vars.color.brandText },
  inherit: { color: "inherit", fontWeight: vars.weight.strong },
  onBrand: { color: vars.color.onDeep },
});

/** The room of the icon belongs to the last word before it: the icon is never alone on a line. */
export const beforeIcon = style({ paddingInlineEnd: "20px" });

export const icon = style({ display: "inline-block", verticalAlign: "-0.125em", marginInlineStart: "-16px" });
