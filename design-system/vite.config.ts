import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { posix } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { oldestBrowsers } from "./browsers.ts";
import { shortClassNames } from "./classNames.ts";
import { doors } from "./doors.ts";

/**
 * Builds the package: a module for each source, so that a bundler takes what a screen imports and nothing more. Not Vite's library
 * mode, which would write the typeface into the style sheet as text.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortClassNames(import.meta.dirname, `${import.meta.dirname}/src`) }), importsOwnStyles()],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    cssTarget: oldestBrowsers,
    minify: false,
    cssMinify: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(doors.map(({ name, source }) => [name, posix.join(import.meta.dirname, source)])),
      preserveEntrySignatures: "strict",
      external: [/^react(-dom)?(\/|$)/, /^@radix-ui\//, /^@tanstack\//],
      output: {
        format: "es",
        preserveModules: true,
        preserveModulesRoot: `${import.meta.dirname}/src`,
        entryFileNames: "[name].js",
        assetFileNames: ({ names }) => (names[0]?.endsWith(".css") ? `styles/${names[0].replace(".css.ts.vanilla", "")}` : "assets/[name][extname]"),
      },
    },
  },
});

/** Vite takes a module's styles out and leaves it to the page to load them; in a package the module asks for them itself. */
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
