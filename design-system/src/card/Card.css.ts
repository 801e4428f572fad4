import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const card = style({
  minInlineSize: 0,
  border: `1px solid ${vars.component["card-border"]}`,
  borderRadius: vars.component["card-radius"],
});

export const tone = styleVariants({
  plain: { background: vars.component["card-background"] },
  tint: { background: vars.color.brandTint, borderColor: vars.color.brandLine },
  sunken: { background: vars.color.sunken },
});

/** A card's own padding: `large` gives way a little on phones. */
export const padding = styleVariants(vars.space, (space, name) =>
  name === "large" ? { padding: "20px", "@media": { [media.tablet]: { padding: space } } } : { padding: space },
);

export const title = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "12px", flexWrap: "wrap" });

export const hero = style({
  containerType: "inline-size",
  inlineSize: "100%",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.card,
  overflow: "clip",
});

/** Beside each other where the text, at the reader's own size, has the room. */
const beside = "(min-width: 42rem)";

export const heroPanes = style({
  display: "grid",
  "@container": { [beside]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)" } },
});

const pane = {
  minInlineSize: 0,
  padding: `${vars.space.large} 20px`,
  "@media": { [media.tablet]: { padding: "30px 32px" } },
} as const;

export const heroMain = style(pane);

export const heroAside = style({
  ...pane,
  background: vars.color.brandTint,
  borderBlockStart: `1px solid ${vars.color.brandLine}`,
  "@container": { [beside]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.brandLine}` } },
});
