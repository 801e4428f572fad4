import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const popupButton = style({
  maxInlineSize: "100%",
  // The icon after the label shows that it opens something.
  textDecoration: "none",
  textAlign: "start",
  selectors: { '&[aria-expanded="true"]': { background: vars.color.brandTint } },
});

export const onBrand = style({ selectors: { '&[aria-expanded="true"]': { background: vars.color.deepHover } } });
export const text = style({ minInlineSize: 0, overflowWrap: "anywhere" });
