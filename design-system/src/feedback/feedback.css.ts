import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const spinner = style({ display: "inline-flex", color: vars.color.brandText });
export const spinnerSize = styleVariants({
  small: { fontSize: "1rem" },
  regular: { fontSize: "1.5rem" },
  large: { fontSize: "2.5rem" },
});

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const bone = style({
  display: "block",
  background: vars.color.skeleton,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  "@media": { [media.forcedColors]: { background: "GrayText" } },
});

export const shape = styleVariants({
  text: {
    blockSize: "0.875rem",
    marginBlock: "0.3125rem",
    inlineSize: "100%",
    selectors: { "&:last-child:not(:only-child)": { inlineSize: "62%" } },
  },
  amount: { blockSize: vars.text.hero, inlineSize: "min(13rem, 70%)", borderRadius: vars.radius.medium },
  block: {
    blockSize: "8rem",
    inlineSize: "100%",
    borderRadius: vars.radius.medium,
    // The rows of a list stay apart, as the cards that replace them.
    selectors: { "[data-state='loading'] > & + &": { marginBlockStart: "12px" } },
  },
  circle: { blockSize: "2.5rem", inlineSize: "2.5rem", borderRadius: "50%" },
});

export const bones = style({ display: "block", inlineSize: "100%" });

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.small,
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.medium,
  textAlign: "center",
});

export const emptyMark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  marginBlockEnd: vars.space.xsmall,
  borderRadius: "50%",
  background: vars.color.brandTint,
  color: vars.color.brandText,
});

export const emptyWords = style({ maxInlineSize: "46ch", color: vars.color.inkQuiet });
export const emptyAction = style({ marginBlockStart: vars.space.small });
