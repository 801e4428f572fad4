import { style, styleVariants } from "@vanilla-extract/css";

export const justify = styleVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});
export const inline = style({ display: "flex", minInlineSize: 0 });
export const wrap = style({ flexWrap: "wrap" });
