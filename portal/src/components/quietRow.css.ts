import { media } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/**
 * A quiet, compact button has no visible edge: its label lines up with what is above it, at the start of a row as at its
 * end.
 */
export const quietRow = style({ marginInline: "-18px" });

/** The same for a quiet button of regular size that is as wide as a phone, where its label is in the middle. */
export const quietActions = style({ "@media": { [media.tablet]: { marginInlineStart: "-14px" } } });

/** The same for a quiet button of regular size beside nothing, at every width. */
export const quietAlone = style({ marginInlineStart: "-14px" });
