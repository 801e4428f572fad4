import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";

/**
 * The start offset of an enter animation, as a `translate`. The property inherits, so each animated element sets its
 * own.
 */
export const from = createVar();

/** The enter animation of overlays and opened content: fades in while moving to its place. */
export const arrive = keyframes({ from: { opacity: 0, translate: fallbackVar(from, "none") } });
