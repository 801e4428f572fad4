import { media } from "@portico/design-system/theme";
import { style } from "@vanilla-extract/css";

/** The label of a row's first quiet, compact button, which has no visible edge, lines up with what is above it. */
export const quietRow = style({ marginInlineStart: "-18px" });

/** The same for a quiet button of regular size that is as wide as a phone, where its label is in the middle. */
export const quietActions = style({ "@media": { [media.tablet]: { marginInlineStart: "-14px" } } });

/** The same for a quiet button of regular size beside nothing, at every width. */
export const quietAlone = style({ marginInlineStart: "-14px" });
