import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

export const header = style({ display: "flex", flexDirection: "column", gap: vars.space.small });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-end",
  columnGap: vars.space.large,
  rowGap: "12px",
});

export const text = style({ minInlineSize: 0, display: "flex", flexDirection: "column", gap: "2px" });
export const description = style({ maxInlineSize: "62ch", marginBlockStart: vars.space.xsmall });
