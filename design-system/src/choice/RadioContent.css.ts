import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";
import { option } from "./choice.css.ts";

/** The fields of the selected option; as a card, in one frame with it. The margins take back the gap between options. */
export const content = styleVariants({
  list: { marginBlockStart: "-2px", paddingBlockEnd: vars.space.medium, paddingInlineStart: "36px" },
  cards: {
    marginBlockStart: "-10px",
    padding: vars.space.medium,
    background: vars.color.surface,
    border: `2px solid ${vars.color.brandText}`,
    borderBlockStartWidth: 0,
    borderEndStartRadius: vars.radius.medium,
    borderEndEndRadius: vars.radius.medium,
    "@media": { [media.forcedColors]: { borderWidth: "3px", borderBlockStartWidth: 0, borderColor: "Highlight" } },
  },
});

globalStyle(`${option.cards}:has(+ ${content.cards})`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
