import { colorDeclarations } from "./brandCss.ts";
import { type ComponentToken, componentTokens, sourceOf } from "./component.ts";
import { brands } from "./palette.ts";
import { primitives } from "./primitives.ts";
import { colorRoles } from "./roles.ts";
import { motion, radius, space, textSize, weight } from "./tokens.ts";

const prefixed = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--p-${prefix}-${name}`, value]));

const rule = (selector: string, declarations: Readonly<Record<string, string>>) =>
  `${selector} {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("")}}\n`;

/**
 * Every token of the business brand as a CSS custom property, for pages that use the tokens without the components:
 * values (`--p-color-sea34`, `--p-space-medium`), roles (`--p-ink`), components (`--p-button-radius`).
 */
export function tokensCss(): string {
  const { quick, calm, ease } = motion;
  const values = {
    ...prefixed("color", primitives),
    ...prefixed("space", space),
    ...prefixed("radius", radius),
    ...prefixed("text", textSize),
    ...prefixed("weight", weight),
    ...prefixed("motion", { quick, calm, ease }),
  };
  const components = Object.fromEntries(
    (Object.keys(componentTokens) as ComponentToken[]).map((token) => [`--p-${token}`, sourceOf(token)]),
  );
  return [
    rule(":root", { "color-scheme": "light dark", ...values }),
    rule(":root", colorDeclarations(brands.business, colorRoles)),
    // Parts of a page with another site or theme have other roles, so derived properties are declared again there.
    rule(":root, [data-site], [data-theme]", components),
  ].join("\n");
}
