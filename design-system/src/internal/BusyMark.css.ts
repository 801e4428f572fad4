import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";

const turn = keyframes({ to: { rotate: "1turn" } });

export const mark = style({
  inlineSize: "1.125em",
  blockSize: "1.125em",
  flex: "none",
  borderRadius: "50%",
  border: "2.5px solid color-mix(in srgb, currentColor 35%, transparent)",
  borderBlockStartColor: "currentColor",
  animation: `${turn} 800ms linear infinite`,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
