import type { ComponentToken } from "./component.ts";
import type { Pair } from "./pair.ts";
import type { BrandRole, SharedRole } from "./roles.ts";

/** What differs from one site to the next. */
export type Brand = {
  /** Value of `data-site` under which the brand is worn. */
  site: string;
  colors: Readonly<Record<BrandRole, Pair>>;
  /** Shared colours that this brand draws for itself, e.g. a night of its own. */
  shared?: Readonly<Partial<Record<SharedRole, Partial<Pair>>>>;
  /** Shapes that this brand draws for itself, by component token, as CSS values: `{ "button-radius": "6px" }`. */
  components?: Readonly<Partial<Record<ComponentToken, string>>>;
};

/**
 * A brand of a house of its own, in one file: a test expects `contrastFaults(brand)` to be empty, and `brandCss(brand)` is its style sheet.
 *
 * @example
 * export const harbor = defineBrand({ site: "harbor", colors: { brand: pair("#1f3f8f", "#a9c1f5"), ... } });
 */
export const defineBrand = (brand: Brand): Brand => brand;
