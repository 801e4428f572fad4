import { media } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** The frame's own page has a rim of 6 px for the focus ring; outside, the fields line up with everything else. */
const rim = "6px";

/** Frame and placeholder lie in one place, so that the one gives way to the other without a jump. */
export const place = style({ display: "grid" });

/** About as high as the fields will be; the frame says it exactly once it is open. */
export const expected = styleVariants({
  newCard: [place, { minBlockSize: "33rem", "@media": { [media.tablet]: { minBlockSize: "26rem" } } }],
  newBankAccount: [place, { minBlockSize: "34rem" }],
  linkedBank: [place, { minBlockSize: "25rem" }],
  savedCardCode: [place, { minBlockSize: "8.5rem" }],
  editedCard: [place, { minBlockSize: "26rem", "@media": { [media.tablet]: { minBlockSize: "19rem" } } }],
});

export const placeholder = style({ gridArea: "1 / 1", paddingBlock: rim });

export const frame = style({
  gridArea: "1 / 1",
  display: "block",
  border: 0,
  inlineSize: `calc(100% + 2 * ${rim})`,
  marginInline: `calc(-1 * ${rim})`,
  colorScheme: "inherit",
  selectors: { "&[data-state='opening']": { opacity: 0, blockSize: "100%" } },
});
