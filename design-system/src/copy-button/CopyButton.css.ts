import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.ts";

/** Paper can't be pressed. */
export const copyButton = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  rowGap: vars.space.small,
  // Beside an empty result there is nothing to keep away from.
  selectors: { '&:not([data-state="none"])': { columnGap: "22px" } },
  "@media": { print: { display: "none" } },
});

/** Its words stand in line with the number, its shape reaches beyond. */
globalStyle(`${copyButton} > button`, { paddingInline: "8px", marginInline: "-10px" });

const words = style({ fontWeight: vars.weight.medium });

export const result = styleVariants({
  none: [],
  copied: [words, { color: vars.color.good }],
  failed: [words, { color: vars.color.bad }],
});
