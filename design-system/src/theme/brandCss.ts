import type { Brand } from "./brand.ts";
import { business } from "./brands/business.ts";
import { type Contrast, paletteOf, strengthened, strengthenedBy } from "./palette.ts";
import { brandRoles, type ColorRole, type SharedRole } from "./roles.ts";

/** CSS custom properties by name. */
export type Declarations = Record<`--p-${string}`, string>;

/** One `light-dark()` value holds both schemes; the element's `color-scheme` selects one. */
export function colorDeclarations(
  brand: Brand,
  roles: readonly ColorRole[],
  contrast: Contrast = "standard",
): Declarations {
  const palette = paletteOf(brand, contrast);
  return Object.fromEntries(roles.map((role) => [`--p-${role}`, bothSchemes(palette[role])]));
}

const bothSchemes = ({ light, dark }: { light: string; dark: string }) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** The roles that a brand overrides. */
const ownRoles = (brand: Brand): ColorRole[] => [...brandRoles, ...(Object.keys(brand.shared ?? {}) as SharedRole[])];

/** Every colour that a brand overrides, and the stronger brand colour used with more contrast. */
export function brandDeclarations(brand: Brand, roles: readonly ColorRole[] = ownRoles(brand)): Declarations {
  return { ...colorDeclarations(brand, roles), "--p-brandStrong": bothSchemes(paletteOf(brand)[strengthenedBy]) };
}

/** The overrides for more contrast, the same for every brand. */
export function moreContrastDeclarations(): Declarations {
  const [usual, more] = [paletteOf(business), paletteOf(business, "more")];
  const changed = (Object.keys(usual) as ColorRole[]).filter(
    (role) => bothSchemes(usual[role]) !== bothSchemes(more[role]),
  );
  const strong = Object.fromEntries(strengthened.map((role) => [`--p-${role}`, "var(--p-brandStrong)"]));
  return { ...colorDeclarations(business, changed, "more"), ...strong };
}

/**
 * More contrast applies if the page requests it (`data-contrast="more"`), or if the user's system does
 * (`prefers-contrast`) and the page does not say `standard`. The selectors repeat where a part of the page has another
 * brand, and are more specific than a brand's own rule, even one that is loaded later.
 */
export const moreContrast = {
  chosen: ':is([data-contrast="more"], [data-contrast="more"] [data-site])',
  bySystem: ':root:not([data-contrast="standard"]), :root:not([data-contrast="standard"]) [data-site]',
};

const block = (selector: string, declarations: Declarations) =>
  `${selector} {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("")}}\n`;

/**
 * The style sheet of a custom brand: load it after the package's styles and set `data-site`.
 *
 * @example
 * writeFileSync("harbor.css", brandCss(harbor));
 */
export function brandCss(brand: Brand): string {
  const components = Object.entries(brand.components ?? {}).map(([token, value]) => [`--p-${token}`, value]);
  return block(`[data-site="${brand.site}"]`, {
    ...brandDeclarations(brand),
    ...Object.fromEntries(components),
  } as Declarations);
}
