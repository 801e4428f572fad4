import type { Brand } from "./brand.ts";
import { business } from "./brands/business.ts";
import { community } from "./brands/community.ts";
import { type Pair, pair, type Scheme } from "./pair.ts";
import { hexOf } from "./primitives.ts";
import { type BrandRole, type ColorRole, colorRoles, shared, type SharedRole } from "./roles.ts";

/** The default contrast, or more contrast for people with low vision. */
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
  warningTint: pair("white", "black"),
  warningLine: pair("amber32", "amber85"),
  success: pair("green30", "green84"),
  successTint: pair("white", "black"),
  successLine: pair("green30", "green84"),
  critical: pair("red30", "red83"),
  criticalTint: pair("white", "black"),
  criticalLine: pair("red30", "red83"),
  criticalFill: pair("red30", "red83"),
  criticalFillHover: pair("black", "white"),
  infoTint: pair("white", "black"),
  infoLine: pair("blue33", "blue79"),
  brandHover: pair("black", "white"),
  brandTint: pair("white", "black"),
  brandTintHover: pair("sand92", "slate23"),
  deepLine: pair("white", "white"),
  focusOuter: pair("black", "white"),
  focusInner: pair("white", "black"),
};

/** Where a brand has a darker (in the dark scheme: brighter) colour, more contrast uses that. */
export const strengthenedBy = "brandHover" satisfies BrandRole;
export const strengthened: readonly ColorRole[] = ["brand", "brandText", "brandLine"];

/** The role colours of a brand, by primitive name if they have one. */
export function pairOf(role: ColorRole, brand: Brand, contrast: Contrast = "standard"): Pair {
  const stronger =
    contrast === "more" ? (strengthened.includes(role) ? brand.colors[strengthenedBy] : strong[role]) : undefined;
  if (stronger) return stronger;
  return role in brand.colors
    ? brand.colors[role as BrandRole]
    : { ...shared[role as SharedRole], ...brand.shared?.[role as SharedRole] };
}

export type Palette = Readonly<Record<ColorRole, Readonly<Record<Scheme, string>>>>;

/** Every role colour of a brand as a hex value. */
export function paletteOf(brand: Brand, contrast: Contrast = "standard"): Palette {
  const drawn = colorRoles.map((role) => {
    const { light, dark } = pairOf(role, brand, contrast);
    return [role, { light: hexOf(light), dark: hexOf(dark) }];
  });
  return Object.fromEntries(drawn) as Palette;
}

/** The brands in this package. */
export const brands = { business, community } as const;

/** The sites of one build; each has its own brand. */
export const sites = ["business", "community"] as const;
export type Site = (typeof sites)[number];

/** The hex value of a role on a site in a scheme, as the contrast test measures it. */
export function colorOf(role: ColorRole, site: Site, scheme: Scheme, contrast: Contrast = "standard"): string {
  return paletteOf(brands[site], contrast)[role][scheme];
}
