import { vars } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const link = style({ color: vars.color.brandText, textDecoration: "underline", textUnderlineOffset: "3px" });

export const frame = style({
  boxSizing: "border-box",
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
  color: vars.color.ink,
  overflow: "hidden",
});

/** The narrowest phone, and the text column on a desktop, limited by this screen's width. */
export const width = styleVariants({
  phone: { inlineSize: "min(320px, 100%)" },
  desktop: { inlineSize: "min(720px, 100%)" },
});

/** Side by side when both fit. */
export const frames = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: vars.space.large });
export const one = style({ minInlineSize: 0, maxInlineSize: "100%", flexGrow: 1 });

export const controls = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  gap: vars.space.medium,
});
