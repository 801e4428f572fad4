import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const hero = style({
  containerType: "inline-size",
  inlineSize: "100%",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.card,
  overflow: "clip",
});

/** Side by side where the text fits, measured in the user's text size. */
const beside = "(min-width: 42rem)";

export const panes = style({
  display: "grid",
  "@container": { [beside]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)" } },
});

const pane = {
  minInlineSize: 0,
  padding: `${vars.space.large} 20px`,
  "@media": { [media.tablet]: { padding: "30px 32px" } },
} as const;

export const main = style(pane);

export const aside = style({
  ...pane,
  background: vars.color.brandTint,
  borderBlockStart: `1px solid ${vars.color.brandLine}`,
  "@container": { [beside]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.brandLine}` } },
});
