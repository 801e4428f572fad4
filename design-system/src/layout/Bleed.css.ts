import { styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/tokens.ts";
import { vars } from "../theme/vars.ts";

/** The padding of a card: `large` is smaller on phones. */
export const bleed = styleVariants(vars.space, (space, name) =>
  name === "large"
    ? { marginInline: "-20px", "@media": { [media.tablet]: { marginInline: `-${space}` } } }
    : { marginInline: `calc(-1 * ${space})` },
);
