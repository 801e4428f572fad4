import { style } from "@vanilla-extract/css";

/** The frame's own page has a rim of 6 px for the focus ring; outside, the fields line up with everything else. */
const rim = "6px";

export const frame = style({
  display: "block",
  border: 0,
  inlineSize: `calc(100% + 2 * ${rim})`,
  marginInline: `calc(-1 * ${rim})`,
  minBlockSize: "6rem",
  colorScheme: "inherit",
  selectors: { "&[data-state='opening']": { opacity: 0, blockSize: "6rem" } },
});
