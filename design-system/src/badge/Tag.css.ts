import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  // As wide as its text, even in a stretching parent.
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  minBlockSize: "32px",
  border: `1px solid ${vars.color.brandLine}`,
  borderRadius: "16px",
  background: vars.color.brandTint,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
  "@media": {
    [media.forcedColors]: { borderColor: "CanvasText" },
    "(pointer: coarse)": { minBlockSize: "44px", borderRadius: "22px" },
  },
});

export const text = style({
  minInlineSize: 0,
  paddingBlock: "5px",
  paddingInline: "12px",
  overflowWrap: "anywhere",
  selectors: { '[data-state="removable"] > &': { paddingInlineEnd: "2px" } },
});

/** The whole end of the tag is pressable. */
export const remove = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  alignSelf: "stretch",
  minInlineSize: "32px",
  padding: 0,
  border: 0,
  borderRadius: "inherit",
  background: "transparent",
  color: vars.color.brandText,
  cursor: "pointer",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: vars.color.brandTintHover } } },
    "(pointer: coarse)": { minInlineSize: "44px" },
    print: { display: "none" },
  },
});

export const cross = style({
  inlineSize: "0.875rem",
  blockSize: "0.875rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.8,
  strokeLinecap: "round",
});

export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space.small });
export const item = style({ display: "inline-flex", maxInlineSize: "100%" });

/** As large as its button, so that the tooltip shows wherever the button is pointed at. */
export const tooltip = style({ placeSelf: "stretch", display: "grid", placeItems: "center" });
