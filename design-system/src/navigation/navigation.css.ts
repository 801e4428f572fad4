import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { narrowPage } from "../internal/narrowPage.css.ts";
import { desktopWidth, media, phoneWidth, sideMenuWidth, wideWidth } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const topHeight = "58px";
const topHeightWide = "68px";
const bottomHeight = "64px";

// Scroll padding: a focused element is never scrolled under a sticky bar. In rem at the bottom, where enlarged text wraps
// the bar to more rows.
globalStyle(":where(html:has([data-bar='top']))", { "@media": { [media.tall]: { scrollPaddingBlockStart: "84px" } } });
globalStyle(":where(html:has([data-bar='bottom']))", {
  "@media": { [`${media.tall} and (max-width: ${desktopWidth - 1}px)`]: { scrollPaddingBlockEnd: "8rem" } },
});

export const skipLink = style({
  position: "absolute",
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  zIndex: 30,
  padding: "12px 20px",
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.brandText,
  fontWeight: vars.weight.strong,
  selectors: {
    "&:not(:focus)": { clipPath: "inset(50%)", inlineSize: "1px", blockSize: "1px", overflow: "hidden", padding: 0 },
  },
});

export const topBar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px",
  minBlockSize: topHeight,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  background: vars.color.deep,
  color: vars.color.onDeep,
  borderBlockEnd: "1px solid transparent",
  "@media": { [media.tablet]: { minBlockSize: topHeightWide, paddingInline: vars.space.xlarge } },
});

const sticking = { position: "sticky", insetBlockStart: 0, zIndex: 20 } as const;
export const sticky = styleVariants({
  always: { "@media": { [media.tall]: sticking } },
  phone: { "@media": { [`${media.tall} and (max-width: ${phoneWidth - 1}px)`]: sticking } },
});

export const topBarContent = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  flexWrap: "wrap",
  gap: "4px",
  minInlineSize: 0,
  "@media": { [media.tablet]: { gap: vars.space.medium } },
});

// A long name wraps to a second line before the content beside it wraps.
globalStyle(`${topBar} > :first-child:not(:only-child)`, { flexGrow: 1, inlineSize: "min-content" });

export const topBarLink = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "6px",
  minInlineSize: "44px",
  minBlockSize: "44px",
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  color: vars.color.onDeep,
  fontSize: "0.9375rem",
  textDecoration: "none",
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
});

/** On phones the icon replaces the text, which stays available to screen readers. */
export const topBarWords = style({
  "@media": {
    [`(max-width: ${phoneWidth - 1}px)`]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

export const topBarIcon = style({ "@media": { [media.tablet]: { display: "none" } } });

export const topBarCount = style({
  display: "inline-flex",
  "@media": {
    [`(max-width: ${phoneWidth - 1}px)`]: {
      position: "absolute",
      insetBlockStart: "2px",
      insetInlineEnd: "-2px",
      fontSize: "0.875rem",
    },
  },
});

export const topBarBoth = style({ "@media": { [`(max-width: ${phoneWidth - 1}px)`]: { display: "none" } } });

export const topBarOther = style({
  minBlockSize: "44px",
  minInlineSize: "44px",
  paddingInline: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontSize: "0.9375rem",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
  "@media": { [media.tablet]: { display: "none" } },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "12px",
  fontSize: vars.text.lead,
  fontWeight: "680",
  letterSpacing: "-0.01em",
  lineHeight: 1.15,
  "@media": { [media.tablet]: { fontSize: "1.3125rem" } },
});

export const innerArch = style({
  stroke: vars.color.warningFill,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const sideNav = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      flex: "none",
      inlineSize: `${sideMenuWidth}px`,
      padding: `28px ${vars.space.medium}`,
      background: vars.color.side,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const sideHeader = style({
  padding: "0 14px 20px",
  marginBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const sideList = style({ display: "flex", flexDirection: "column", gap: "2px" });

const current = '&[aria-current="page"]';

export const sideLink = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minBlockSize: vars.control.height,
  padding: "10px 14px",
  borderRadius: "10px",
  color: vars.color.ink,
  fontWeight: "500",
  lineHeight: 1.3,
  textDecoration: "none",
  overflow: "hidden",
  selectors: {
    [current]: { background: vars.color.brandTint, color: vars.color.brandText, fontWeight: "640" },
    [`${current}::before`]: {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: "3px",
      background: vars.color.brand,
    },
  },
  "@media": {
    [media.hover]: { ":hover": { background: vars.color.brandTint } },
    [media.forcedColors]: { selectors: { [current]: { outline: "1px solid Highlight" } } },
  },
});

export const bottomNav = style({
  minBlockSize: bottomHeight,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  "@media": {
    [media.tall]: { position: "sticky", insetBlockEnd: 0, zIndex: 20 },
    [media.desktop]: { display: "none" },
  },
});

// With enlarged text the items wrap to a second row: six fit on a line at the default size, and they never overlap.
export const bottomList = style({ display: "flex", flexWrap: "wrap" });
// As wide as their words, with the same space around each: words are then as far from the window's edges as from others.
export const bottomItem = style({ flex: "1 1 auto", minInlineSize: "min-content" });

export const bottomLink = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  blockSize: "100%",
  minBlockSize: bottomHeight,
  padding: `${vars.space.small} 2px`,
  color: vars.color.inkQuiet,
  fontSize: "0.75rem",
  fontWeight: "500",
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  outlineOffset: "-5px",
  selectors: {
    [current]: { color: vars.color.brandText, fontWeight: "640", boxShadow: `inset 0 3px 0 ${vars.color.brand}` },
  },
  "@media": { [media.forcedColors]: { selectors: { [current]: { borderBlockStart: "3px solid Highlight" } } } },
});

export const bottomLinkSmall = style({ fontSize: "0.6875rem" });

export const shell = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });
export const shellBody = style({ display: "flex", flex: 1, minInlineSize: 0 });

export const main = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `${vars.space.large} ${vars.space.xxlarge}`,
  // No last line of one short word; headings balance all their lines.
  textWrap: "pretty",
  "@media": { [media.tablet]: { paddingBlock: "36px 64px" } },
});

// Beside a side menu a narrow page starts where a wide one starts: its title does not move from screen to screen. 40 px:
// the padding of one side.
globalStyle(`${sideNav} + ${main} ${narrowPage}`, {
  marginInlineStart: `max(0px, 50% - ${wideWidth / 2 + 40}px)`,
});
