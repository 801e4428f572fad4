import type { ComponentToken } from "./component.ts";
import type { SharedRole } from "./palette.ts";
import type { Color } from "./primitives.ts";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** A colour drawn twice: once for each scheme. */
export type Pair = Readonly<Record<Scheme, Color>>;
export const pair = (light: Color, dark: Color): Pair => ({ light, dark });

/** What a brand colours: everything else is shared by all brands. */
export const brandRoles = [
  "brand",
  "brandHover",
  "onBrand",
  "brandText",
  "brandTint",
  "brandTintHover",
  "brandLine",
  "deep",
  "onDeep",
  "deepHover",
  "deepLine",
  "focusOuter",
  "focusInner",
] as const;
export type BrandRole = (typeof brandRoles)[number];

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
