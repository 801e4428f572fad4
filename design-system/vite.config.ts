import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { posix } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { oldestBrowsers } from "./browsers.ts";
import { shortClassNames } from "./classNames.ts";
import { entryPoints } from "./entryPoints.ts";

/**
 * Builds the package with one module per source (preserved modules), so that bundlers can tree-shake. Does not use
 * Vite's library mode, which would inline the fonts into the style sheet.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortClassNames(import.meta.dirname, `${import.meta.dirname}/src`) }),
    importsOwnStyles(),
  ],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    cssTarget: oldestBrowsers,
    minify: false,
    cssMinify: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(entryPoints.map(({ name, source }) => [name, posix.join(import.meta.dirname, source)])),
      preserveEntrySignatures: "strict",
      external: [/^react(-dom)?(\/|$)/, /^@radix-ui\//, /^@tanstack\//],
      output: {
        format: "es",
        preserveModules: true,
        preserveModulesRoot: `${import.meta.dirname}/src`,
        entryFileNames: "[name].js",
        assetFileNames: ({ names }) =>
          names[0]?.endsWith(".css") ? `styles/${names[0].replace(".css.ts.vanilla", "")}` : "assets/[name][extname]",
      },
    },
  },
});

/**
 * Vite extracts a module's styles and leaves loading them to the page; in a package the module must import them itself.
 */
function importsOwnStyles(): Plugin {
  return {
    name: "portico:imports-own-styles",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const folder = posix.dirname(chunk.fileName);
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => posix.relative(folder, file));
        chunk.code = `${styles.map((path) => `import "${path.startsWith(".") ? path : `./${path}`}";\n`).join("")}${chunk.code}`;
      }
    },
  };
}
