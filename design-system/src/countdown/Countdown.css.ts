import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const place = style({ position: "relative", display: "inline-block" });

/** Tabular figures, so that the time does not jitter. */
const figures = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const time = styleVariants({
  inherit: [figures],
  large: [figures, { fontSize: vars.text.h1, fontWeight: vars.weight.strong, lineHeight: 1.2 }],
});
