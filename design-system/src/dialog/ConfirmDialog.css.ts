import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

export const answer = style({ display: "grid" });

// Disabled while busy, as the button beside it explains: its text stays readable.
globalStyle(`${answer}[data-state="waiting"] button`, {
  background: vars.color.sunken,
  borderColor: vars.color.line,
  color: vars.color.inkQuiet,
  "@media": { [media.forcedColors]: { borderColor: "GrayText", color: "GrayText" } },
});
