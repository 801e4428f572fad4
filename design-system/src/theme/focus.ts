import type { StyleRule } from "@vanilla-extract/css";
import { themed } from "./contract.css.ts";

/**
 * The focus ring: two rings, one light and one dark, so that one of them stands out on any surface.
 * Everything focusable has it already through the reset; spread it where another element must carry it
 * (the box beside a hidden checkbox, the track of a switch). Forced colours mark it as the system marks what is chosen.
 */
export const focusRing = {
  outline: `3px solid ${themed.color.focusOuter}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${themed.color.focusInner}`,
} satisfies StyleRule;
