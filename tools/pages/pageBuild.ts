import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { BuildEnvironmentOptions, PluginOption } from "vite";
import { oldestBrowsers } from "../../design-system/browsers.ts";
import { shortClassNames } from "../../design-system/classNames.ts";
import { themeFirst } from "../../design-system/themeFirst.ts";

const projectRoot = join(import.meta.dirname, "../..");

/** React Router's production build is not in its package exports, so it is aliased by path. */
const productionRouter = [
  { find: /^react-router$/, file: "index.mjs" },
  { find: /^react-router\/dom$/, file: "dom-export.mjs" },
].map(({ find, file }) => ({
  find,
  replacement: fileURLToPath(new URL(`../production/${file}`, import.meta.resolve("react-router"))),
}));

/** Aliases and export conditions with which a page resolves the sources of this repository's packages. */
export const pageResolve = {
  // The browser needs no message parser: the catalogue is precompiled.
  alias: [
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    // The content gate imports it by its own name; only the Studio's page contains the gate, loaded when an editor
    // edits.
    { find: /^#parser$/, replacement: fileURLToPath(import.meta.resolve("@formatjs/icu-messageformat-parser")) },
    ...(process.env["NODE_ENV"] === "production" ? productionRouter : []),
  ],
  conditions: ["source", "module", "browser", "development|production"],
};

/** During development classes have descriptive names. */
function classNames(root: string, styles: readonly string[]) {
  return process.env["NODE_ENV"] === "production" ? { identifiers: shortClassNames(root, ...styles) } : {};
}

/**
 * React Router's display names for developer tools keep unused components in the bundle (forms, scripts, prefetching of
 * its framework mode). Removing the names and marking the factories as pure makes them tree-shakable.
 */
const routerParts: PluginOption = {
  name: "router-parts",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
        .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef)\()/gm, "$1/* @__PURE__ */ $2"),
  },
};

/**
 * Writes the sources of each built file beside the manifest: tests that loaded a file depend on them
 * (tools/test/selection.ts).
 */
const moduleLists: PluginOption = {
  name: "module-lists",
  apply: "build",
  generateBundle(_, bundle) {
    const { manifest } = this.environment.config.build;
    if (manifest === false) return;
    const chunks = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? [output] : []));
    const lists = chunks.map(({ fileName, moduleIds }) => [
      fileName.split("/").at(-1),
      moduleIds
        .filter((id) => id.startsWith(projectRoot) && !id.includes("node_modules"))
        .map((id) => relative(projectRoot, id.replace(/\?.*$/, ""))),
    ]);
    const name = manifest === true ? ".vite/manifest.json" : manifest;
    this.emitFile({
      type: "asset",
      fileName: name.replace(/json$/, "modules.json"),
      source: JSON.stringify(Object.fromEntries(lists)),
    });
  },
};

/** Vite configuration of every page. @param root Vite's root. @param styles the folders of its style sheets */
export const pagePlugins = (root: string, styles: readonly string[]): PluginOption[] => [
  react(),
  routerParts,
  themeFirst(),
  moduleLists,
  vanillaExtractPlugin(classNames(root, styles)),
];

/** Production build configuration of every page. */
export const pageBuild = {
  outDir: "dist",
  emptyOutDir: true,
  manifest: true,
  target: "es2022",
  cssTarget: oldestBrowsers,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} satisfies BuildEnvironmentOptions;
