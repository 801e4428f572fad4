import { style } from "@vanilla-extract/css";

export const masked = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const dots = style({ letterSpacing: "0.06em", marginInlineEnd: "0.35em" });
