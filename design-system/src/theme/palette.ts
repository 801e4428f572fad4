import type { Brand } from "./brand.ts";
import { business } from "./brands/business.ts";
import { community } from "./brands/community.ts";
import { type Pair, pair, type Scheme } from "./pair.ts";
import { hexOf } from "./primitives.ts";
import { type BrandRole, type ColorRole, colorRoles, shared, type SharedRole } from "./roles.ts";

/** How strongly things stand apart: as drawn, or as somebody asks who sees little of faint colours. */
export const contrasts = ["standard", "more"] as const;
export type Contrast = (typeof contrasts)[number];

/** With more contrast there is no grey text, no faint line and no tint; text reaches 7, edges 4.5. */
const strong: Partial<Record<ColorRole, Pair>> = {
  ink: pair("black", "white"),
  inkQuiet: pair("black", "white"),
  surface: pair("white", "black"),
  raised: pair("white", "black"),
  sunken: pair("white", "black"),
  paper: pair("white", "black"),
  side: pair("white", "black"),
  field: pair("white", "black"),
  line: pair("slate35", "slate76"),
  lineStrong: pair("black", "white"),
  sparkTint: pair("white", "black"),
  sparkLine: pair("amber32", "amber85"),
  good: pair("green30", "green84"),
  goodTint: pair("white", "black"),
  goodLine: pair("green30", "green84"),
  bad: pair("red30", "red83"),
  badTint: pair("white", "black"),
  badLine: pair("red30", "red83"),
  badFill: pair("red30", "red83"),
  badFillHover: pair("black", "white"),
  noteTint: pair("white", "black"),
  noteLine: pair("blue33", "blue79"),
  brandHover: pair("black", "white"),
  brandTint: pair("white", "black"),
  brandTintHover: pair("sand92", "slate23"),
  deepLine: pair("white", "white"),
  focusOuter: pair("black", "white"),
  focusInner: pair("white", "black"),
};

/** Where a brand has a darker (by night: brighter) colour of its own, more contrast takes that one. */
export const strengthenedBy = "brandHover" satisfies BrandRole;
export const strengthened: readonly ColorRole[] = ["brand", "brandText", "brandLine"];

/** The colours, by name where they have one, that a brand gives to a role. */
export function pairOf(role: ColorRole, brand: Brand, contrast: Contrast = "standard"): Pair {
  const stronger = contrast === "more" ? (strengthened.includes(role) ? brand.colors[strengthenedBy] : strong[role]) : undefined;
  if (stronger) return stronger;
  return role in brand.colors ? brand.colors[role as BrandRole] : { ...shared[role as SharedRole], ...brand.shared?.[role as SharedRole] };
}

export type Palette = Readonly<Record<ColorRole, Readonly<Record<Scheme, string>>>>;

/** Every colour of a brand as hex values. */
export function paletteOf(brand: Brand, contrast: Contrast = "standard"): Palette {
  const drawn = colorRoles.map((role) => {
    const { light, dark } = pairOf(role, brand, contrast);
    return [role, { light: hexOf(light), dark: hexOf(dark) }];
  });
  return Object.fromEntries(drawn) as Palette;
}

/** The brands that the package brings along. */
export const brands = { business, community } as const;

/** The sites that one build serves; each is a brand of its own. */
export const sites = ["business", "community"] as const;
export type Site = (typeof sites)[number];

/** The hex value that a role has on one site in one scheme: what the contrast test measures. */
export function colorOf(role: ColorRole, site: Site, scheme: Scheme, contrast: Contrast = "standard"): string {
  return paletteOf(brands[site], contrast)[role][scheme];
}
