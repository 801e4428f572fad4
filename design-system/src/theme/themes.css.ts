import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { brandDeclarations, moreContrast, moreContrastDeclarations } from "./brandCss.ts";
import { business } from "./brands/business.ts";
import { themed } from "./contract.css.ts";
import { colorRoles } from "./roles.ts";
import { media } from "./tokens.ts";

// Applies to the page and to a business area inside a page of another brand. The page's selector has zero specificity:
// any other brand overrides it, even one whose sheet is loaded before this one.
globalStyle(':where(:root), [data-site="business"]', { vars: brandDeclarations(business, colorRoles) });

const strong = { vars: moreContrastDeclarations() };
globalStyle(moreContrast.chosen, strong);
globalStyle(moreContrast.bySystem, { "@media": { [media.moreContrast]: strong } });

createGlobalTheme(":root", themed.font, {
  family: '"Zero", "Atkinson Hyperlegible Next", "Portico Fallback", "Portico Roboto", system-ui, sans-serif',
});

createGlobalTheme(":root", themed.shadow, {
  card: "0 1px 0 light-dark(#14242b0a, #0000), 0 6px 24px -12px light-dark(#14242b2e, #000000b3)",
  raised: "0 2px 4px light-dark(#14242b14, #00000059), 0 24px 48px -16px light-dark(#14242b52, #000000cc)",
});

// Light and dark mode: the colors of a role are `light-dark()` pairs.
globalStyle(":root", { colorScheme: "light dark" });
globalStyle('[data-theme="light"]', { colorScheme: "light" });
globalStyle('[data-theme="dark"]', { colorScheme: "dark" });
// Applies wherever a ring is drawn, in every brand and contrast.
globalStyle(":root, [data-site]", {
  "@media": { [media.forcedColors]: { vars: { [themed.color.focusOuter]: "Highlight !important" } } },
});
// Print is white in the dark scheme too.
globalStyle(":root", { "@media": { print: { colorScheme: "light !important" as "light" } } });
