import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { themeFirst } from "../design-system/themeFirst.ts";

/**
 * Dependencies to pre-bundle that a story imports only at run time: discovered late, they would reload the page during
 * a test.
 */
export const storyDependencies = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "@radix-ui/react-dialog",
  "@radix-ui/react-tabs",
  // The portal's screens.
  "@apollo/client",
  "@apollo/client/errors",
  "@apollo/client/react",
  "@reduxjs/toolkit",
  "@simplewebauthn/browser",
  "react-intl",
  "@formatjs/intl",
  // The Studio's editor.
  "@formatjs/icu-skeleton-parser",
  "axe-core",
  "diff",
  "openapi-fetch",
  "react-redux",
  "react-router-dom",
  "redux",
  "redux-saga",
  "reselect",
  "rxjs",
  "typed-redux-saga",
  "uqr",
  "web-vitals",
];

/** Aliases and export conditions with which stories resolve the sources of this repository's packages. */
export const storyResolve = {
  alias: [
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    { find: /^#parser$/, replacement: fileURLToPath(import.meta.resolve("@formatjs/icu-messageformat-parser")) },
  ],
  conditions: ["source", "module", "browser", "development|production"],
};

export default defineConfig({
  plugins: [react(), themeFirst(), vanillaExtractPlugin()],
  resolve: storyResolve,
  optimizeDeps: { include: storyDependencies },
  build: { chunkSizeWarningLimit: 4_000 },
});
