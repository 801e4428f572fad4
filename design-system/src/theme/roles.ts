import { type Pair, pair } from "./pair.ts";

/**
 * Second tier: roles, which say what a colour is for. Components use roles and never primitives, so that a brand or a
 * scheme changes in one place. `contrast.ts` lists the pairs that must stay legible, and a test measures them.
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
  warningFill: pair("amber69", "amber76"),
  warningTint: pair("amber96", "amber16"),
  warningLine: pair("amber86", "amber37"),
  warning: pair("amber32", "amber85"),
  onWarning: pair("amber11", "amber11"),
  success: pair("green38", "green78"),
  successTint: pair("green94", "green16"),
  successLine: pair("green84", "green37"),
  critical: pair("red37", "red76"),
  criticalTint: pair("red94", "red14"),
  criticalLine: pair("red83", "red33"),
  criticalFill: pair("red37", "red70"),
  criticalFillHover: pair("red30", "red78"),
  onCritical: pair("white", "red7"),
  info: pair("blue33", "blue79"),
  infoTint: pair("blue94", "blue15"),
  infoLine: pair("blue84", "blue34"),
} satisfies Record<string, Pair>;

export type SharedRole = keyof typeof shared;

/** The roles that a brand defines; all others are shared. */
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
