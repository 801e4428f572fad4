import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { BuildEnvironmentOptions, PluginOption } from "vite";
import { oldestBrowsers } from "../../design-system/browsers.ts";
import { shortClassNames } from "../../design-system/classNames.ts";
import { themeFirst } from "../../design-system/themeFirst.ts";

/** Names and conditions under which a page finds the sources of this repository's packages. */
export const pageResolve = {
  // The browser carries no message parser: copy arrives compiled.
  alias: [
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    // The gate asks for it by a name of its own; of the pages only the Studio's carries the gate, and only when somebody edits.
    { find: /^#parser$/, replacement: fileURLToPath(import.meta.resolve("@formatjs/icu-messageformat-parser")) },
  ],
  conditions: ["source", "module", "browser", "development|production"],
};

/** While somebody works on them, classes have names that say what they are. */
function classNames(root: string, styles: readonly string[]) {
  return process.env["NODE_ENV"] === "production" ? { identifiers: shortClassNames(root, ...styles) } : {};
}

/** What every page is compiled with. @param root Vite's root. @param styles the folders of its style sheets */
export const pagePlugins = (root: string, styles: readonly string[]): PluginOption[] => [react(), themeFirst(), vanillaExtractPlugin(classNames(root, styles))];

/** How every page is built for production. */
export const pageBuild = {
  outDir: "dist",
  emptyOutDir: true,
  manifest: true,
  target: "es2022",
  cssTarget: oldestBrowsers,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} satisfies BuildEnvironmentOptions;
