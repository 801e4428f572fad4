import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { brandRolesOfMoreContrast, colorDeclarations, type Declarations, moreContrast, ownRoles, sharedRolesOfMoreContrast } from "./brandCss.ts";
import { themed } from "./contract.css.ts";
import { brands } from "./palette.ts";
import { colorRoles } from "./roles.ts";
import { media } from "./tokens.ts";

const { business, community } = brands;

globalStyle(":root", { vars: colorDeclarations(business, colorRoles) });
// The same roles that the community site replaces, so that a business area can stand inside a community page.
globalStyle('[data-site="business"]', { vars: colorDeclarations(business, ownRoles(community)) });
globalStyle('[data-site="community"]', { vars: colorDeclarations(community, ownRoles(community)) });

function withMoreContrast({ chosen, bySystem }: { chosen: readonly string[]; bySystem: readonly string[] }, vars: Declarations): void {
  globalStyle(chosen.join(", "), { vars });
  globalStyle(bySystem.join(", "), { "@media": { [media.moreContrast]: { vars } } });
}

withMoreContrast(moreContrast, colorDeclarations(business, sharedRolesOfMoreContrast(), "more"));
for (const brand of [business, community]) withMoreContrast(moreContrast.ofSite(brand.site), colorDeclarations(brand, brandRolesOfMoreContrast, "more"));

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
// Paper is white, also at night.
globalStyle(":root", { "@media": { print: { colorScheme: "light !important" as "light" } } });
