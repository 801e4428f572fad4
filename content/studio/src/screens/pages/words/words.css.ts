import { media, vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** A fixed track: an automatic one would keep the width that unrendered rows had in a wider window. */
export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Skips rendering rows out of view (content-visibility), because a page may have hundreds of messages. */
export const item = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 64px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: "grid",
  gap: "2px",
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  border: 0,
  background: "transparent",
  color: vars.color.ink,
  font: "inherit",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
  "@media": { [media.hover]: { ":hover": { background: vars.color.brandTint } } },
});

export const words = style({ fontWeight: vars.weight.medium });
export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.small,
  fontSize: vars.text.small,
  color: vars.color.inkQuiet,
});
