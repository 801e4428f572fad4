import type { Brand } from "./brand.ts";
import { business } from "./brands/business.ts";
import { type Contrast, paletteOf, strengthened, strengthenedBy } from "./palette.ts";
import { brandRoles, type ColorRole, type SharedRole } from "./roles.ts";

/** Custom properties by name. */
export type Declarations = Record<`--p-${string}`, string>;

/** One declaration carries both schemes; `color-scheme` of the element decides which one is shown. */
export function colorDeclarations(brand: Brand, roles: readonly ColorRole[], contrast: Contrast = "standard"): Declarations {
  const palette = paletteOf(brand, contrast);
  return Object.fromEntries(roles.map((role) => [`--p-${role}`, bothSchemes(palette[role])]));
}

const bothSchemes = ({ light, dark }: { light: string; dark: string }) => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** The roles that a brand draws for itself. */
export const ownRoles = (brand: Brand): ColorRole[] => [...brandRoles, ...(Object.keys(brand.shared ?? {}) as SharedRole[])];

/** Every colour that a brand draws for itself, and the strong one that more contrast takes for what is the brand's. */
export function brandDeclarations(brand: Brand, roles: readonly ColorRole[] = ownRoles(brand)): Declarations {
  return { ...colorDeclarations(brand, roles), "--p-brandStrong": bothSchemes(paletteOf(brand)[strengthenedBy]) };
}

/** What more contrast changes, the same for every brand. */
export function moreContrastDeclarations(): Declarations {
  const [usual, more] = [paletteOf(business), paletteOf(business, "more")];
  const changed = (Object.keys(usual) as ColorRole[]).filter((role) => bothSchemes(usual[role]) !== bothSchemes(more[role]));
  const strong = Object.fromEntries(strengthened.map((role) => [`--p-${role}`, "var(--p-brandStrong)"]));
  return { ...colorDeclarations(business, changed, "more"), ...strong };
}

/**
 * Who asks for more contrast: the page (`data-contrast="more"`) or the person's system, unless the page says `standard`. Said again
 * where a part wears another brand; each outweighs a brand's own rule, also one that is loaded later.
 */
export const moreContrast = {
  chosen: ':is([data-contrast="more"], [data-contrast="more"] [data-site])',
  bySystem: ':root:not([data-contrast="standard"]), :root:not([data-contrast="standard"]) [data-site]',
};

const block = (selector: string, declarations: Declarations) =>
  `${selector} {\n${Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;

/**
 * The style sheet of a brand, for a house that adds one of its own: load it after the package's styles and set `data-site`.
 *
 * @example
 * writeFileSync("harbor.css", brandCss(harbor));
 */
export function brandCss(brand: Brand): string {
  const components = Object.entries(brand.components ?? {}).map(([token, value]) => [`--p-${token}`, value]);
  return block(`[data-site="${brand.site}"]`, { ...brandDeclarations(brand), ...Object.fromEntries(components) } as Declarations);
}
