import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** In right-to-left text the sign stays before the amount. */
export const money = style({
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  direction: "ltr",
  unicodeBidi: "isolate",
});

const display = { fontVariantNumeric: "normal", fontWeight: "660", lineHeight: 1.05, color: vars.color.ink } as const;

export const size = styleVariants({
  inherit: {},
  large: { ...display, fontSize: vars.text.large, letterSpacing: "-0.025em" },
  hero: {
    ...display,
    fontSize: vars.text.hero,
    letterSpacing: "-0.03em",
    display: "inline-flex",
    alignItems: "flex-start",
  },
});

/** The cents of a hero amount: smaller, and aligned with the top of the figures. */
export const raised = style({
  fontSize: "0.45em",
  lineHeight: 1.2,
  letterSpacing: 0,
  marginInlineStart: "0.06em",
  marginBlockStart: "0.1em",
});
