import { media } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/**
 * As high as the badge of unread messages, which arrives later and must not push the lines below it. On a phone below
 * the line's name, whether there is a badge or not.
 */
export const lineLinks = style({
  minBlockSize: "1.75rem",
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  "@media": { [media.tablet]: { inlineSize: "auto" } },
});

/** After the links where the row starts at the left, so that a badge that arrives later does not push them aside. */
export const unread = style({ order: 1, "@media": { [media.tablet]: { order: 0 } } });
