import type { ComponentToken } from "./component.ts";
import type { Pair } from "./pair.ts";
import type { BrandRole, SharedRole } from "./roles.ts";

/** Everything that differs between brands. */
export type Brand = {
  /** The value of `data-site` that activates the brand. */
  site: string;
  colors: Readonly<Record<BrandRole, Pair>>;
  /** Primitive colours that this brand overrides, e.g. for its own dark scheme. */
  shared?: Readonly<Partial<Record<SharedRole, Partial<Pair>>>>;
  /** Component tokens that this brand overrides, as CSS values: `{ "button-radius": "6px" }`. */
  components?: Readonly<Partial<Record<ComponentToken, string>>>;
};

/**
 * Defines a custom brand in one file. Test that `contrastFailures(brand)` is empty, and generate its style sheet with
 * `brandCss(brand)`.
 *
 * @example
 * export const harbor = defineBrand({ site: "harbor", colors: { brand: pair("#1f3f8f", "#a9c1f5"), ... } });
 */
export const defineBrand = (brand: Brand): Brand => brand;
