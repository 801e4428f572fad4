import { defineConfig, type ViewportSize } from "@playwright/test";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";
import type { Engine } from "./fixtures/data.ts";
import { phoneSize, type PortalOptions, type ServerOptions } from "./fixtures/test.ts";

const sizes: Record<string, ViewportSize> = { phone: phoneSize, desktop: { width: 1280, height: 800 } };
const languages = ["en", "es"] as const;
const full = process.env["TEST_FULL"] === "1";
/**
 * In the full run both databases run every journey: the viewport size does not affect the server, so each size uses one
 * engine. Otherwise a few files use the embedded database (`onEmbedded`).
 */
const engines: Record<string, Engine> = { phone: "postgres", desktop: full ? "embedded" : "postgres" };

/**
 * The full run runs every journey in all four combinations of size and language. Otherwise each runs once: tagged @phone
 * on a phone in Spanish (`fixtures/test.ts`), else on a desktop in English, and tagged @full not at all (decision 0017).
 * One project, because each project starts the servers of its workers anew.
 */
const usual = {
  ...{ name: "usual", testIgnore: "fixtures/**", grepInvert: /@full/ },
  use: { viewport: sizes["desktop"], language: "en" as const, engine: engines["desktop"] },
};

const combinations = Object.entries(sizes).flatMap(([size, viewport]) =>
  languages.map((language) => ({
    name: `${size}-${language}`,
    testIgnore: "fixtures/**",
    use: { viewport, language, hasTouch: size === "phone", engine: engines[size] },
  })),
);

export default defineConfig<PortalOptions, ServerOptions>({
  testDir: ".",
  outputDir: "../reports/playwright",
  globalSetup: "./fixtures/prepare.ts",
  reporter: [["list"], ["json", { outputFile: "../reports/playwright.json" }]],
  workers: 2,
  // The retry records a trace; a journey that passes only on retry still counts as failed (decision 0011).
  retries: process.env["CI"] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    trace: "on-first-retry",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Requests of a worker are not seen by `page.route`; only the journeys of the offline view need one.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [{ name: "checks", testMatch: "fixtures/**/*.spec.ts" }, ...(full ? combinations : [usual])],
});
