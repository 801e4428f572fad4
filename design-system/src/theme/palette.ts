/** The sites that one build serves; each is a brand of its own. */
export const sites = ["business", "community"] as const;
export type Site = (typeof sites)[number];

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** A colour drawn twice: once for each scheme. */
type Pair = { readonly light: string; readonly dark: string };
const pair = (light: string, dark: string): Pair => ({ light, dark });

/**
 * What a colour is for. Components name these roles and never a hue, so that a site or a scheme changes in one place.
 * The pairs that must stay legible are listed in `contrast.ts` and measured by test.
 */
const shared = {
  ink: pair("#14242b", "#ebf0ee"),
  inkQuiet: pair("#46565c", "#afbdbd"),
  surface: pair("#ffffff", "#18252a"),
  raised: pair("#ffffff", "#203036"),
  sunken: pair("#ece8df", "#0b1316"),
  paper: pair("#f5f3ee", "#10191c"),
  side: pair("#faf8f4", "#131e22"),
  line: pair("#ddd7ca", "#31424a"),
  lineStrong: pair("#7f7a6a", "#82959a"),
  field: pair("#ffffff", "#121c20"),
  skeleton: pair("#e4dfd3", "#2a3a40"),
  shade: pair("#0b1a1f8c", "#000000a6"),
  spark: pair("#e39a2d", "#efb04f"),
  sparkTint: pair("#fdf1dc", "#33260e"),
  sparkLine: pair("#ecd3a2", "#6d5220"),
  sparkInk: pair("#6d4300", "#f7d08b"),
  onSpark: pair("#2b1a00", "#2b1a00"),
  good: pair("#24663c", "#86d39b"),
  goodTint: pair("#e3f1e6", "#142c1c"),
  goodLine: pair("#b7d9c0", "#2f6140"),
  bad: pair("#a12d1b", "#ffa392"),
  badTint: pair("#fbe9e5", "#3a1a14"),
  badLine: pair("#efc4ba", "#7d3a2e"),
  badFill: pair("#a12d1b", "#f4907d"),
  badFillHover: pair("#842313", "#ffab9b"),
  onBad: pair("#ffffff", "#2c0903"),
  note: pair("#254f86", "#a3c6f7"),
  noteTint: pair("#e6eef8", "#15273e"),
  noteLine: pair("#bfd2ea", "#325277"),
} satisfies Record<string, Pair>;

type BrandRole =
  | "brand"
  | "brandHover"
  | "onBrand"
  | "brandText"
  | "brandTint"
  | "brandTintHover"
  | "brandLine"
  | "deep"
  | "onDeep"
  | "deepHover"
  | "deepLine"
  | "focusOuter"
  | "focusInner";

const business: Record<BrandRole, Pair> = {
  brand: pair("#0b5a61", "#83cfca"),
  brandHover: pair("#083f45", "#a5e0db"),
  onBrand: pair("#ffffff", "#04282b"),
  brandText: pair("#0b5a61", "#8ed6d1"),
  brandTint: pair("#e2efee", "#14363a"),
  brandTintHover: pair("#d3e6e4", "#1b4449"),
  brandLine: pair("#c4dbd9", "#2b5559"),
  deep: pair("#083f45", "#0a2a2e"),
  onDeep: pair("#ffffff", "#f0f6f5"),
  deepHover: pair("#1d555b", "#164248"),
  deepLine: pair("#7fa3a6", "#6a8f93"),
  focusOuter: pair("#0b5a61", "#a5e0db"),
  focusInner: pair("#ffffff", "#06191b"),
};

const community: Record<BrandRole, Pair> = {
  brand: pair("#6f2c60", "#e2a9d3"),
  brandHover: pair("#4b1c40", "#efc4e4"),
  onBrand: pair("#ffffff", "#340e2b"),
  brandText: pair("#6f2c60", "#e8b5da"),
  brandTint: pair("#f5eaf2", "#3a2135"),
  brandTintHover: pair("#ecdae7", "#492b43"),
  brandLine: pair("#e0c9da", "#654259"),
  deep: pair("#4b1c40", "#2d1528"),
  onDeep: pair("#ffffff", "#f8f0f6"),
  deepHover: pair("#653258", "#45243d"),
  deepLine: pair("#ab87a3", "#94748d"),
  focusOuter: pair("#6f2c60", "#efc4e4"),
  focusInner: pair("#ffffff", "#1f0c1b"),
};

/** By day both sites share their paper; by night the community's is drawn from its plum, the business site's from its sea green. */
const communityNight: Partial<Record<keyof typeof shared, string>> = {
  ink: "#f1ecef",
  inkQuiet: "#beb2ba",
  surface: "#241d22",
  raised: "#2f262c",
  sunken: "#110d10",
  paper: "#191418",
  side: "#1d171b",
  line: "#43373f",
  lineStrong: "#998a94",
  field: "#1b1619",
  skeleton: "#3a2f36",
};

const communityShared = Object.fromEntries(
  Object.entries(shared).map(([role, drawn]) => [role, pair(drawn.light, communityNight[role as keyof typeof shared] ?? drawn.dark)]),
) as Record<keyof typeof shared, Pair>;

export const palettes = { business: { ...shared, ...business }, community: { ...communityShared, ...community } };

export type ColorRole = keyof typeof palettes.business;
export const colorRoles = Object.keys(palettes.business) as ColorRole[];

/** The hex value that a role has on one site in one scheme: what the contrast test measures. */
export function colorOf(role: ColorRole, site: Site, scheme: Scheme): string {
  return palettes[site][role][scheme];
}
