import { defineConfig, type ViewportSize } from "@playwright/test";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";
import type { Engine } from "./fixtures/data.ts";
import type { PortalOptions, ServerOptions } from "./fixtures/test.ts";

const sizes: Record<string, ViewportSize> = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 800 },
};
const languages = ["en", "es"] as const;
const full = process.env["TEST_FULL"] === "1";
/**
 * In the full run both databases run every journey: the viewport size does not affect the server, so each size uses one
 * engine. Otherwise a few files use the embedded database (`onEmbedded`).
 */
const engines: Record<string, Engine> = { phone: "postgres", desktop: full ? "embedded" : "postgres" };

/**
 * The full run runs every journey in all four combinations of size and language, otherwise each runs in one of two, which
 * cover both sizes and both languages: tagged @once in desktop-en, @phone in phone-es, without a tag in both. Tagged @full
 * it runs in the full run only (decision 0017).
 */
function selection(name: string): { grepInvert?: RegExp } {
  if (full) return {};
  return { grepInvert: name === "desktop-en" ? /@full|@phone/ : /@full|@once/ };
}

const inPairs = (name: string) => full || name === "desktop-en" || name === "phone-es";

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
  projects: [
    { name: "checks", testMatch: "fixtures/**/*.spec.ts" },
    ...Object.entries(sizes).flatMap(([size, viewport]) =>
      languages.map((language) => ({
        name: `${size}-${language}`,
        testIgnore: inPairs(`${size}-${language}`) ? "fixtures/**" : "**",
        ...selection(`${size}-${language}`),
        use: { viewport, language, hasTouch: size === "phone", engine: engines[size] },
      })),
    ),
  ],
});
