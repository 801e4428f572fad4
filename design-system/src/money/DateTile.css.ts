import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

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

export const day = style({ fontSize: "1.25rem", fontWeight: vars.weight.heading, fontVariantNumeric: "tabular-nums" });
export const month = style({ fontSize: "0.75rem" });
