import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { themed } from "./contract.css.ts";
import { type ColorRole, colorRoles, palettes, type Site } from "./palette.ts";
import { media } from "./tokens.ts";

/** One declaration carries both schemes; `color-scheme` of the element decides which one is shown. */
function drawn(site: Site): Record<ColorRole, string> {
  const value = (role: ColorRole) => `light-dark(${palettes[site][role].light}, ${palettes[site][role].dark})`;
  return Object.fromEntries(colorRoles.map((role) => [role, value(role)])) as Record<ColorRole, string>;
}

function brandOnly(site: Site): Partial<Record<ColorRole, string>> {
  const all = Object.entries(drawn(site)) as [ColorRole, string][];
  return Object.fromEntries(all.filter(([role, value]) => value !== drawn("business")[role]));
}

const customProperties = (values: Partial<Record<ColorRole, string>>) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [themed.color[role as ColorRole], value]));

createGlobalTheme(":root", themed.color, drawn("business"));
globalStyle('[data-site="business"]', { vars: customProperties(pickBrand("business")) });
globalStyle('[data-site="community"]', { vars: customProperties(brandOnly("community")) });

/** The same roles that the community site replaces, so that a business area can stand inside a community page. */
function pickBrand(site: Site): Partial<Record<ColorRole, string>> {
  const replaced = brandOnly("community");
  return Object.fromEntries(Object.entries(drawn(site)).filter(([role]) => role in replaced));
}

createGlobalTheme(":root", themed.font, {
  family: '"Atkinson Hyperlegible Next", "Portico Fallback", "Portico Fallback Roboto", system-ui, sans-serif',
});

createGlobalTheme(":root", themed.shadow, {
  card: "0 1px 0 light-dark(#14242b0a, #0000), 0 6px 24px -12px light-dark(#14242b2e, #000000b3)",
  raised: "0 2px 4px light-dark(#14242b14, #00000059), 0 24px 48px -16px light-dark(#14242b52, #000000cc)",
});

globalStyle(":root", { colorScheme: "light dark" });
globalStyle('[data-theme="light"]', { colorScheme: "light" });
globalStyle('[data-theme="dark"]', { colorScheme: "dark" });

globalStyle(":root, [data-site]", {
  "@media": {
    [media.moreContrast]: {
      vars: {
        [themed.color.inkQuiet]: themed.color.ink,
        [themed.color.line]: themed.color.lineStrong,
        [themed.color.brandLine]: themed.color.brandText,
      },
    },
  },
});
