import type { Brand } from "./brand.ts";
import { componentTokens } from "./component.ts";
import { type Scheme, schemes } from "./pair.ts";
import { brands, type Contrast, contrasts, pairOf } from "./palette.ts";
import { type Color, type Primitive, primitives } from "./primitives.ts";
import { colorRoles } from "./roles.ts";
import { motion, radius, space, textSize, weight } from "./tokens.ts";

/** A token or a group of them in the format of the Design Tokens Community Group (2025.10). */
export type DesignTokens = { [name: string]: DesignTokens | string | number | object };

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  told: (value: Value, name: string) => DesignTokens,
): DesignTokens => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, told(value, name)]));

function colorValue(hex: string): object {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [1, 3, 5, 7]
    .filter((at) => at < hex.length)
    .map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return { colorSpace: "srgb", components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function dimension(css: string): DesignTokens {
  const fluid = /^clamp\((.+), .+, (.+)\)$/.exec(css);
  if (!fluid) return { $value: { value: Number.parseFloat(css), unit: css.endsWith("rem") ? "rem" : "px" } };
  const [, min = "", max = ""] = fluid;
  // Design tools show the desktop value; the extension describes the behaviour at smaller widths.
  return { ...dimension(max), $extensions: { "org.portico.fluid": { css, least: min } } };
}

const curve = (css: string) => [...css.matchAll(/[\d.]+/g)].map(Number);

/** First tier: every primitive value, once. */
const primitiveTokens = (): DesignTokens => ({
  color: { $type: "color", ...mapped(primitives, (hex) => ({ $value: colorValue(hex) })) },
  space: { $type: "dimension", ...mapped(space, dimension) },
  radius: { $type: "dimension", ...mapped(radius, dimension) },
  text: { $type: "dimension", ...mapped(textSize, dimension) },
  weight: { $type: "fontWeight", ...mapped(weight, (value) => ({ $value: Number(value) })) },
  duration: {
    $type: "duration",
    ...mapped({ quick: motion.quick, calm: motion.calm }, (css) => ({
      $value: { value: Number.parseInt(css, 10), unit: "ms" },
    })),
  },
  easing: { $type: "cubicBezier", ease: { $value: curve(motion.ease) } },
});

const reference = (color: Color): DesignTokens => ({
  $value: color.startsWith("#") ? colorValue(color) : `{color.${color as Primitive}}`,
});

/** Second tier: the role colours in one scheme and contrast of a brand. */
export const roleTokens = (brand: Brand, scheme: Scheme, contrast: Contrast = "standard"): DesignTokens => ({
  role: {
    $type: "color",
    ...Object.fromEntries(colorRoles.map((role) => [role, reference(pairOf(role, brand, contrast)[scheme])])),
  },
});

/** Third tier: component tokens. */
const componentTier = (): DesignTokens => ({
  component: mapped(componentTokens, (source) =>
    source.type === "color"
      ? { $type: "color", $value: `{role.${source.role}}` }
      : { $type: "dimension", $value: `{radius.${source.size}}` },
  ),
});

/**
 * All design-tool files by name: one of primitives, one of components, one of roles for each scheme and contrast of
 * each brand.
 */
export function designTokenFiles(): Record<string, DesignTokens> {
  const looks = Object.values(brands).flatMap((brand) =>
    schemes.flatMap((scheme) => contrasts.map((contrast) => ({ brand, scheme, contrast }))),
  );
  const roles = looks.map(({ brand, scheme, contrast }) => {
    const look = contrast === "more" ? `${scheme}-more-contrast` : scheme;
    return [`roles.${brand.site}.${look}.tokens.json`, roleTokens(brand, scheme, contrast)];
  });
  return {
    "primitives.tokens.json": primitiveTokens(),
    "components.tokens.json": componentTier(),
    ...Object.fromEntries(roles),
  };
}
