import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** Among words that are read from right to left its sign stays before the amount. */
export const money = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", direction: "ltr", unicodeBidi: "isolate" });

const display = { fontVariantNumeric: "normal", fontWeight: "660", lineHeight: 1.05, color: vars.color.ink } as const;

export const size = styleVariants({
  inherit: {},
  large: { ...display, fontSize: vars.text.large, letterSpacing: "-0.025em" },
  hero: { ...display, fontSize: vars.text.hero, letterSpacing: "-0.03em", display: "inline-flex", alignItems: "flex-start" },
});

/** The cents of a hero amount: smaller, and hung from the top of the figures. */
export const raised = style({ fontSize: "0.45em", lineHeight: 1.2, letterSpacing: 0, marginInlineStart: "0.06em", marginBlockStart: "0.1em" });

export const masked = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const dots = style({ letterSpacing: "0.06em", marginInlineEnd: "0.35em" });

export const tile = style({
  display: "flex",
  flexDirection: "column-reverse",
  flex: "none",
  inlineSize: "3.375rem",
  paddingBlock: "6px",
  border: "1px solid transparent",
  borderRadius: "10px",
  background: vars.color.sunken,
  color: vars.color.ink,
  lineHeight: 1.15,
  textAlign: "center",
});

export const tileDay = style({ fontSize: "1.25rem", fontWeight: vars.weight.heading, fontVariantNumeric: "tabular-nums" });
export const tileMonth = style({ fontSize: "0.75rem" });
