import { media } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/**
 * The frame's page has a 6 px margin for the focus ring; a negative margin here aligns its fields with the rest of the
 * form.
 */
const rim = "6px";

/** Frame and placeholder share a grid cell, so that replacing one by the other causes no layout shift. */
export const place = style({ display: "grid" });

/** Approximate height of the fields; the frame reports its exact height once it is open. */
export const expected = styleVariants({
  newCard: [place, { minBlockSize: "33rem", "@media": { [media.tablet]: { minBlockSize: "26rem" } } }],
  newBankAccount: [place, { minBlockSize: "34rem" }],
  linkedBank: [place, { minBlockSize: "25rem" }],
  savedCardCode: [place, { minBlockSize: "8.5rem" }],
  enteredCardCode: [place, { minBlockSize: "8.5rem" }],
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
