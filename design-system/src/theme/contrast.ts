import type { Brand } from "./brand.ts";
import { schemes } from "./pair.ts";
import { contrasts, paletteOf } from "./palette.ts";
import type { ColorRole } from "./roles.ts";

/** Relative luminance of an opaque `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, from 1 (the same) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const neutral = ["paper", "surface", "raised", "sunken", "side", "field"] as const satisfies ColorRole[];
const tints = ["brandTint", "warningTint", "successTint", "criticalTint", "infoTint"] as const satisfies ColorRole[];
const on = (front: ColorRole, grounds: readonly ColorRole[]) => grounds.map((ground) => [front, ground] as const);

/** Text and background pairs: at least 4.5. */
const textPairs: (readonly [ColorRole, ColorRole])[] = [
  ...on("ink", [...neutral, ...tints, "brandTintHover"]),
  ...on("inkQuiet", [...neutral, ...tints]),
  ...on("brandText", [...neutral, "brandTint", "brandTintHover"]),
  ...on("success", [...neutral, "brandTint", "successTint"]),
  ...on("critical", [...neutral, "brandTint", "criticalTint"]),
  ...on("info", [...neutral, "brandTint", "infoTint"]),
  ...on("warning", [...neutral, "brandTint", "warningTint"]),
  ...on("onBrand", ["brand", "brandHover"]),
  ...on("onCritical", ["criticalFill", "criticalFillHover"]),
  ...on("onDeep", ["deep", "deepHover"]),
  ...on("onWarning", ["warningFill"]),
];

/** Pairs for control borders, icons and the focus ring: at least 3. */
const edgePairs: (readonly [ColorRole, ColorRole])[] = [
  ...on("lineStrong", [...neutral, "brandTint"]),
  ...on("brand", [...neutral, ...tints]),
  ...on("criticalFill", neutral),
  ...on("deepLine", ["deep"]),
  ...on("warningFill", ["deep"]),
  ...on("focusOuter", [...neutral, ...tints, "brandTintHover", "focusInner"]),
];

const solid = [
  "brand",
  "brandHover",
  "criticalFill",
  "criticalFillHover",
  "deep",
  "warningFill",
] as const satisfies ColorRole[];

/** Minimum ratios: WCAG 2.2 AA by default, AAA for text with more contrast. */
const minimum = { standard: { text: 4.5, edge: 3 }, more: { text: 7, edge: 4.5 } } as const;

/**
 * Returns the contrast failures of a brand as sentences; a brand's test expects an empty list. Checked in both schemes,
 * with standard and with more contrast.
 *
 * @example
 * test("harbor can be read", () => expect(contrastFailures(harbor)).toEqual([]));
 */
export function contrastFailures(brand: Brand): string[] {
  const looks = schemes.flatMap((scheme) => contrasts.map((kind) => ({ scheme, kind })));
  return looks.flatMap(({ scheme, kind }) => {
    const palette = paletteOf(brand, kind);
    const ratio = (front: ColorRole, ground: ColorRole) => contrast(palette[front][scheme], palette[ground][scheme]);
    const weak = (pairs: typeof textPairs, needed: number) =>
      pairs
        .filter((both) => ratio(...both) < needed)
        .map(
          (both) =>
            `${brand.site}, ${scheme}, ${kind} contrast: ${both.join(" on ")} is ${ratio(...both).toFixed(2)}, needs ${needed}`,
        );
    const lost = solid.filter((ground) => Math.max(ratio("focusInner", ground), ratio("focusOuter", ground)) < 3);
    const rings = lost.map(
      (ground) => `${brand.site}, ${scheme}, ${kind} contrast: neither focus ring stands out on ${ground}`,
    );
    return [...weak(textPairs, minimum[kind].text), ...weak(edgePairs, minimum[kind].edge), ...rings];
  });
}
