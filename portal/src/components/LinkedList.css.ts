import { media, vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  padding: 0,
  margin: 0,
  listStyle: "none",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflow: "hidden",
});

export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minBlockSize: "64px",
  padding: `12px ${vars.space.medium}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
  "@media": { [media.hover]: { ":hover": { background: vars.color.brandTint } } },
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px",
});

/** The link covers its row; the rest of the row is not part of its name. */
export const link = style({
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: {
    [`${row}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "3px" },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    // Inset: the list clips an outer ring at its corners.
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: "-3px" },
  },
});

export const strongLink = style([link, { fontWeight: vars.weight.strong }]);

/** Points in the reading direction. */
export const chevron = style({
  flex: "none",
  display: "flex",
  color: vars.color.inkQuiet,
  selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
});
