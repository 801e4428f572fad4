import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { storyDependencies, storyResolve } from "./.storybook/vite.config.ts";
import { chromiumArgs, findChromium } from "./tools/chromium.ts";

const alias = [
  // The browser carries no message parser: copy arrives compiled.
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
];
const conditions = ["source", "module", "browser", "development|production"];

export default defineConfig({
  root: "portal",
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias, conditions },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      {
        extends: false,
        resolve: { conditions: ["source", "node", "module", "import", "default"] },
        ssr: { resolve: { conditions: ["source", "node", "module", "import", "default"] } },
        test: {
          name: "node",
          root: import.meta.dirname,
          environment: "node",
          include: ["{rules,openapi,tools,backend,content/**}/**/*.test.ts", "portal/src/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: false,
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { alias, conditions },
        optimizeDeps: {
          include: ["@vanilla-extract/recipes/createRuntimeFn", "@vanilla-extract/sprinkles/createRuntimeSprinkles", "react/jsx-dev-runtime", "axe-core"],
        },
        test: {
          name: "browser",
          root: import.meta.dirname,
          include: ["{design-system,portal,content/runtime}/**/*.test.tsx"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        extends: false,
        plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        resolve: storyResolve,
        optimizeDeps: { include: storyDependencies },
        test: {
          name: "storybook",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
