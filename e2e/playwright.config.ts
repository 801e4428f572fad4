import { defineConfig, type ViewportSize } from "@playwright/test";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";
import type { Engine } from "./fixtures/data.ts";
import type { PortalOptions, ServerOptions } from "./fixtures/test.ts";

const sizes: Record<string, ViewportSize> = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } };
const languages = ["en", "es"] as const;
/** Which size a journey has changes nothing on the server: both databases meet journeys every time. */
const engines: Record<string, Engine> = { phone: "postgres", desktop: "embedded" };
const full = process.env["TEST_FULL"] === "1";

/**
 * In the full run every journey in each of the four pairs of size and language. Else in two of them, which have both sizes and both languages.
 * What is tagged @once or @phone runs in one of these, on a desktop in English or on a phone in Spanish: it is about the server, two tabs or an
 * address, which know neither size nor language, or its screens are judged in every other look elsewhere.
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
  // The second try records a trace; a journey that needs it has failed all the same (decision 0011).
  retries: process.env["CI"] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    trace: "on-first-retry",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
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
