import { style } from "@vanilla-extract/css";
import { arrive, from } from "../internal/arrive.css.ts";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

const hairline = `1px solid ${vars.color.line}`;

export const accordion = style({ minInlineSize: 0, borderBlockEnd: hairline });

export const item = style({ borderBlockStart: hairline });

export const heading = style({ fontSize: "inherit" });

export const button = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.medium,
  inlineSize: "100%",
  minBlockSize: "56px",
  paddingBlock: "12px",
  paddingInline: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  cursor: "pointer",
  "@media": { print: { minBlockSize: 0, breakAfter: "avoid" } },
});

export const title = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  "@media": {
    [media.hover]: {
      selectors: {
        [`${button}:hover &`]: {
          textDecoration: "underline",
          textDecorationThickness: "1px",
          textUnderlineOffset: "3px",
        },
      },
    },
  },
});

export const chevron = style({
  flex: "none",
  color: vars.color.brandText,
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: "180deg" } },
  "@media": { print: { display: "none" } },
});

/** Closed content is printed too, without animation, because a sheet would show its first frame. */
export const panel = style({
  paddingBlockEnd: vars.space.medium,
  paddingInline: vars.space.xsmall,
  overflowWrap: "anywhere",
  vars: { [from]: "0 -4px" },
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
  "@media": { print: { display: "block", animation: "none" } },
});
