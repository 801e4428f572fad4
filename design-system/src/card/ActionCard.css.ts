import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const { color } = vars;

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  inlineSize: "100%",
  blockSize: "100%",
  minInlineSize: 0,
  minBlockSize: "72px",
  padding: "14px 16px",
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  color: color.ink,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  "@media": {
    [media.hover]: { ":hover": { background: color.brandTint, borderColor: color.brandText } },
    [media.forcedColors]: { ":hover": { borderColor: "Highlight" } },
    print: { breakInside: "avoid" },
  },
});

export const icon = style({ flex: "none", color: color.brandText });
export const text = style({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2px",
  overflowWrap: "anywhere",
});

export const title = style({
  color: color.brandText,
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  "@media": { [media.hover]: { selectors: { [`${card}:hover &`]: { textDecorationThickness: "2px" } } } },
});

export const description = style({ color: color.inkQuiet, fontSize: vars.text.small, lineHeight: 1.45 });

/** Points in the reading direction. */
export const chevron = style({
  flex: "none",
  color: color.inkQuiet,
  selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
});
