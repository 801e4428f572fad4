import type { StyleRule } from "@vanilla-extract/css";
import { themed } from "./contract.css.ts";

/**
 * The focus ring: a light and a dark ring, so that one of them contrasts with any surface. The reset applies it to
 * everything focusable; spread it where another element must show it (the box beside a hidden checkbox, the track of a
 * switch). In forced colours it is the system's selection colour.
 */
export const focusRing = {
  outline: `3px solid ${themed.color.focusOuter}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${themed.color.focusInner}`,
} satisfies StyleRule;
