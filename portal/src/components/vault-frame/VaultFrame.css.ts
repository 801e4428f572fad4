import { media } from "@portico/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/**
 * The frame's page has a 6 px margin for the focus ring; a negative margin here aligns its fields with the rest of the
 * form.
 */
const rim = "6px";

/** Frame and placeholder share a grid cell, so that replacing one by the other causes no layout shift. */
export const place = style({ display: "grid" });

/** While the frame opens it has no size of its own (150 px by default), so that what follows it does not move then. */
const opening = style([place, { position: "relative", overflow: "hidden" }]);

const code = { blockSize: "8.5rem", "@media": { [media.tablet]: { blockSize: "7.125rem" } } };

/** Approximate height of the fields; the frame reports its exact height once it is open. */
export const expected = styleVariants({
  newCard: [opening, { blockSize: "34rem", "@media": { [media.tablet]: { blockSize: "26rem" } } }],
  newBankAccount: [opening, { blockSize: "34rem" }],
  linkedBank: [opening, { blockSize: "25rem" }],
  savedCardCode: [opening, code],
  enteredCardCode: [opening, code],
  editedCard: [opening, { blockSize: "26rem", "@media": { [media.tablet]: { blockSize: "19rem" } } }],
});

export const placeholder = style({ gridArea: "1 / 1", paddingBlock: rim });

export const frame = style({
  gridArea: "1 / 1",
  display: "block",
  border: 0,
  inlineSize: `calc(100% + 2 * ${rim})`,
  marginInline: `calc(-1 * ${rim})`,
  colorScheme: "inherit",
  selectors: { "&[data-state='opening']": { position: "absolute", opacity: 0, blockSize: "100%" } },
});
