import type { Brand } from "./brand.ts";
import { business } from "./brands/business.ts";
import { type Contrast, paletteOf } from "./palette.ts";
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

/** The roles of a brand that more contrast changes, each with a value of the brand's own. */
export const brandRolesOfMoreContrast = ["brand", "brandText", "brandLine"] as const satisfies ColorRole[];

/** The roles that more contrast changes for every brand alike. */
export function sharedRolesOfMoreContrast(): ColorRole[] {
  const [usual, more] = [paletteOf(business), paletteOf(business, "more")];
  const changed = (Object.keys(usual) as ColorRole[]).filter((role) => bothSchemes(usual[role]) !== bothSchemes(more[role]));
  const own: readonly ColorRole[] = brandRolesOfMoreContrast;
  return changed.filter((role) => !own.includes(role));
}

/** Who asks for more contrast: the page (`data-contrast="more"`) or the person's system, unless the page says `standard`. */
export const moreContrast = {
  chosen: ['[data-contrast="more"]', '[data-contrast="more"] [data-site]'],
  bySystem: [':root:not([data-contrast="standard"])', ':root:not([data-contrast="standard"]) [data-site]'],
  ofSite: (site: string) => ({
    chosen: [`[data-contrast="more"][data-site="${site}"]`, `[data-contrast="more"] [data-site="${site}"]`],
    bySystem: [`:root:not([data-contrast="standard"])[data-site="${site}"]`, `:root:not([data-contrast="standard"]) [data-site="${site}"]`],
  }),
};

const block = (selectors: readonly string[], declarations: Declarations) =>
  `${selectors.join(", ")} {\n${Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;

/**
 * The style sheet of a brand, for a house that adds one of its own: load it after the package's styles and set `data-site`.
 *
 * @example
 * writeFileSync("harbor.css", brandCss(harbor));
 */
export function brandCss(brand: Brand): string {
  const components = Object.entries(brand.components ?? {}).map(([token, value]) => [`--p-${token}`, value]);
  const usual = { ...colorDeclarations(brand, ownRoles(brand)), ...Object.fromEntries(components) } as Declarations;
  const more = colorDeclarations(brand, brandRolesOfMoreContrast, "more");
  const { chosen, bySystem } = moreContrast.ofSite(brand.site);
  return [
    block([`[data-site="${brand.site}"]`], usual),
    block(chosen, more),
    `@media (prefers-contrast: more) {\n${block(bySystem, more)}}\n`,
  ].join("\n");
}
