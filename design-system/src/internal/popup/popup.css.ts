import { style } from "@vanilla-extract/css";
import { arrive, from } from "../arrive.css.ts";
import { media } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.ts";

/** Browsers without CSS anchor positioning show the popup at the bottom edge, like a sheet. */
const unanchored = "not (position-area: block-end)";

/**
 * A popup beside its anchor: below it and aligned with its start, flipped where there is no room. Margins are the
 * distance to the anchor; the content sets the padding.
 */
export const popup = style({
  position: "fixed",
  inset: "auto",
  marginBlock: "6px",
  // Where the window is hardly wider than the popup, this much space is left beside it.
  marginInline: "0 8px",
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  maxInlineSize: "calc(100vw - 16px)",
  maxBlockSize: "calc(100dvh - 16px)",
  overflow: "auto",
  overscrollBehavior: "contain",
  overflowWrap: "anywhere",
  positionArea: "block-end span-inline-end",
  positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
  vars: { [from]: "0 -4px" },
  animation: `${arrive} ${vars.motion.quick} ${vars.motion.ease}`,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" }, print: { display: "none" } },
  "@supports": {
    [unanchored]: { insetBlockEnd: "8px", insetInline: "8px", marginInline: "auto" },
  },
});
