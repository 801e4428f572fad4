import { themed } from "./contract.css.ts";
import { type ComponentToken, componentTokens, sourceOf } from "./component.ts";
import { control, motion, radius, space, textSize, weight } from "./tokens.ts";

const names = Object.keys(componentTokens) as ComponentToken[];

/** Component tokens: the custom property if it is set, otherwise its default. */
const component = Object.fromEntries(names.map((name) => [name, `var(--p-${name}, ${sourceOf(name)})`])) as Record<
  ComponentToken,
  string
>;

/**
 * Every token, by role, for use in `*.css.ts` files.
 *
 * @example
 * style({ color: vars.color.inkQuiet, padding: vars.space.medium, borderRadius: vars.radius.medium })
 */
export const vars = { ...themed, space, radius, text: textSize, weight, motion, control, component } as const;
