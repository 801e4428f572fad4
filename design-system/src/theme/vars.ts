import { themed } from "./contract.css.ts";
import { control, motion, radius, space, textSize, weight } from "./tokens.ts";

/**
 * Every token, by role, for use in `*.css.ts` files.
 *
 * @example
 * style({ color: vars.color.inkQuiet, padding: vars.space.medium, borderRadius: vars.radius.medium })
 */
export const vars = { ...themed, space, radius, text: textSize, weight, motion, control } as const;
