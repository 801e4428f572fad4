import { media } from "@portico/design-system/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** As high as the card of a visit, whose link stands in its row or, on a phone, below it. */
export const place = style({ blockSize: "10.25rem", "@media": { [media.tablet]: { blockSize: "6.5rem" } } });

globalStyle(`${place} > span`, { blockSize: "100%" });

export const capitalized = style({ display: "inline-block", "::first-letter": { textTransform: "uppercase" } });
