import { globalStyle, style } from "@vanilla-extract/css";

/** Not printed. */
export const copyButton = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 22px",
  "@media": { print: { display: "none" } },
});

/** Its label is aligned with the number; its background extends beyond. */
globalStyle(`${copyButton} > button`, { paddingInline: "8px", marginInline: "-10px" });
