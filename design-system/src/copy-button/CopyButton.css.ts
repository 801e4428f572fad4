import { globalStyle, style } from "@vanilla-extract/css";

/** Paper can't be pressed. */
export const copyButton = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 22px",
  "@media": { print: { display: "none" } },
});

/** Its words stand in line with the number, its shape reaches beyond. */
globalStyle(`${copyButton} > button`, { paddingInline: "8px", marginInline: "-10px" });
