import { styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** As wide as the card's padding is: `large` gives way a little on phones. */
export const bleed = styleVariants(vars.space, (space, name) =>
  name === "large"
    ? { marginInline: "-20px", "@media": { [media.tablet]: { marginInline: `-${space}` } } }
    : { marginInline: `calc(-1 * ${space})` },
);
