import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const size = styleVariants({
  small: { fontSize: vars.text.small, lineHeight: 1.45 },
  body: { fontSize: vars.text.body, lineHeight: 1.5 },
  lead: { fontSize: vars.text.lead, lineHeight: 1.45 },
  eyebrow: { fontSize: vars.text.small, lineHeight: 1.4, fontWeight: vars.weight.medium },
});

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  quiet: { color: vars.color.inkQuiet },
  success: { color: vars.color.success },
  critical: { color: vars.color.critical },
  onBrand: { color: vars.color.onDeep },
});

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const numeric = style({ fontVariantNumeric: "tabular-nums" });
export const reference = style({ fontVariantNumeric: "slashed-zero tabular-nums" });

export const heading = style({ color: vars.color.ink, fontWeight: vars.weight.heading, textWrap: "balance" });

export const headingSize = styleVariants({
  1: { fontSize: vars.text.h1, lineHeight: 1.15, letterSpacing: "-0.015em" },
  2: { fontSize: vars.text.h2, lineHeight: 1.3, letterSpacing: "-0.005em" },
  3: { fontSize: vars.text.h3, lineHeight: 1.35 },
  4: { fontSize: vars.text.h4, lineHeight: 1.4 },
});
