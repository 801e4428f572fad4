import { vars } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** A name, and the badge of its state at the end of its first line; with much enlarged text the badge goes below. */
export const stateLine = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: vars.space.small,
});

/** Wraps beside the badge. */
export const stateName = style({ flex: "1 1 6em", minInlineSize: 0, overflowWrap: "anywhere" });
