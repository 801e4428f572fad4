import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const tooltip = style({ display: "inline-flex", maxInlineSize: "100%" });

/** Centred above its control; it can be hovered. */
export const bubble = style({
  selectors: {
    "&&": {
      positionArea: "block-start",
      marginInline: 0,
      maxInlineSize: "min(18rem, 100vw - 16px)",
      padding: "6px 12px",
      borderRadius: vars.radius.small,
      borderColor: vars.color.deepLine,
      background: vars.color.deep,
      color: vars.color.onDeep,
      fontSize: vars.text.small,
      fontWeight: vars.weight.medium,
      lineHeight: 1.4,
      textAlign: "start",
      textWrap: "balance",
    },
  },
  "@media": { [media.forcedColors]: { selectors: { "&&": { borderColor: "CanvasText" } } } },
});
