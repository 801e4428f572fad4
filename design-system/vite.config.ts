import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { doors } from "./doors.ts";

/**
 * Builds the package: one module a door, one style sheet, the typeface beside it. Not Vite's library mode, which would write the
 * typeface into the style sheet as text.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [react(), vanillaExtractPlugin({ identifiers: "short" })],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(doors.map(({ name }) => [name, `${import.meta.dirname}/src/${name}/index.ts`])),
      preserveEntrySignatures: "strict",
      external: [/^react(-dom)?(\/|$)/, /^@radix-ui\//],
      output: {
        format: "es",
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: ({ names }) => (names[0]?.endsWith(".css") ? "styles.css" : "assets/[name][extname]"),
      },
    },
  },
});
