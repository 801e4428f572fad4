import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";

/** How far off something begins that arrives, as a `translate`. It is inherited: whatever arrives says it for itself. */
export const from = createVar();

/** What comes above the page, or opens in it, fades in on its way to its place. */
export const arrive = keyframes({ from: { opacity: 0, translate: fallbackVar(from, "none") } });
