import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** Paper can't be pressed. */
export const copyButton = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  "@media": { print: { display: "none" } },
});

/** Its words stand in line with the number, its shape reaches beyond. */
globalStyle(`${copyButton} > button`, { paddingInline: "8px", marginInline: "-10px" });
