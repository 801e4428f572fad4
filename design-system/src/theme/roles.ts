import { type Pair, pair } from "./pair.ts";

/**
 * Second tier: what a colour is for. Components name these roles and never a hue, so that a site or a scheme changes in one place.
 * The pairs that must stay legible are listed in `contrast.ts` and measured by test.
 */
export const shared = {
  ink: pair("slate13", "slate94"),
  inkQuiet: pair("slate35", "slate76"),
  surface: pair("white", "slate14"),
  raised: pair("white", "slate19"),
  sunken: pair("sand92", "slate5"),
  paper: pair("sand96", "slate8"),
  side: pair("sand98", "slate10"),
  line: pair("sand86", "slate27"),
  lineStrong: pair("sand51", "slate60"),
  field: pair("white", "slate11"),
  skeleton: pair("sand89", "slate23"),
  shade: pair("veil55", "veil65"),
  spark: pair("amber69", "amber76"),
  sparkTint: pair("amber96", "amber16"),
  sparkLine: pair("amber86", "amber37"),
  sparkInk: pair("amber32", "amber85"),
  onSpark: pair("amber11", "amber11"),
  good: pair("green38", "green78"),
  goodTint: pair("green94", "green16"),
  goodLine: pair("green84", "green37"),
  bad: pair("red37", "red76"),
  badTint: pair("red94", "red14"),
  badLine: pair("red83", "red33"),
  badFill: pair("red37", "red70"),
  badFillHover: pair("red30", "red78"),
  onBad: pair("white", "red7"),
  note: pair("blue33", "blue79"),
  noteTint: pair("blue94", "blue15"),
  noteLine: pair("blue84", "blue34"),
} satisfies Record<string, Pair>;

export type SharedRole = keyof typeof shared;

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

export type ColorRole = SharedRole | BrandRole;

export const colorRoles: readonly ColorRole[] = [...(Object.keys(shared) as SharedRole[]), ...brandRoles];

