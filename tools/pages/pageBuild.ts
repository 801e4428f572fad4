import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { BuildEnvironmentOptions, PluginOption } from "vite";
import { oldestBrowsers } from "../../design-system/browsers.ts";
import { shortClassNames } from "../../design-system/classNames.ts";
import { themeFirst } from "../../design-system/themeFirst.ts";

/** React Router publishes its build without development warnings, and names it in no export. */
const productionRouter = [
  { find: /^react-router$/, file: "index.mjs" },
  { find: /^react-router\/dom$/, file: "dom-export.mjs" },
].map(({ find, file }) => ({ find, replacement: fileURLToPath(new URL(`../production/${file}`, import.meta.resolve("react-router"))) }));

/** Names and conditions under which a page finds the sources of this repository's packages. */
export const pageResolve = {
  // The browser carries no message parser: copy arrives compiled.
  alias: [
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    // The gate asks for it by a name of its own; of the pages only the Studio's carries the gate, and only when somebody edits.
    { find: /^#parser$/, replacement: fileURLToPath(import.meta.resolve("@formatjs/icu-messageformat-parser")) },
    ...(process.env["NODE_ENV"] === "production" ? productionRouter : []),
  ],
  conditions: ["source", "module", "browser", "development|production"],
};

/** While somebody works on them, classes have names that say what they are. */
function classNames(root: string, styles: readonly string[]) {
  return process.env["NODE_ENV"] === "production" ? { identifiers: shortClassNames(root, ...styles) } : {};
}

/**
 * The names that React Router gives its components for developers' tools keep those that no page uses (forms, scripts, prefetching of its
 * framework): without them, and with their making told to be pure, they are left out.
 */
const routerParts: PluginOption = {
  name: "router-parts",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) =>
      code.replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "").replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm, "$1/* @__PURE__ */ $2"),
  },
};

/** What every page is compiled with. @param root Vite's root. @param styles the folders of its style sheets */
export const pagePlugins = (root: string, styles: readonly string[]): PluginOption[] => [react(), routerParts, themeFirst(), vanillaExtractPlugin(classNames(root, styles))];

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
