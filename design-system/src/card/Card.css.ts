import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const card = style({
  minInlineSize: 0,
  border: `1px solid ${vars.component["card-border"]}`,
  borderRadius: vars.component["card-radius"],
});

export const variant = styleVariants({
  plain: { background: vars.component["card-background"] },
  tint: { background: vars.color.brandTint, borderColor: vars.color.brandLine },
  sunken: { background: vars.color.sunken },
});

/** A card's own padding: `large` is smaller on phones. */
export const padding = styleVariants(vars.space, (space, name) =>
  name === "large" ? { padding: "20px", "@media": { [media.tablet]: { padding: space } } } : { padding: space },
);

export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px",
  flexWrap: "wrap",
});
