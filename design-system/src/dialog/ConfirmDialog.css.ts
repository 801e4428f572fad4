import { style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";

/** Paler while it cannot be given, which the button beside it explains. */
export const answer = style({
  display: "grid",
  selectors: { '&[data-state="waiting"]': { opacity: 0.45 } },
  "@media": { [media.forcedColors]: { selectors: { '&[data-state="waiting"]': { visibility: "hidden" } } } },
});
