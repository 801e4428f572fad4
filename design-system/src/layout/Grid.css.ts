import { style, styleVariants } from "@vanilla-extract/css";

export const grid = style({ display: "grid" });
export const minColumn = styleVariants({ small: "11rem", medium: "15rem", large: "20rem" }, (width) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
}));
