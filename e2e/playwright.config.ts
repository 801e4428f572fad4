import { defineConfig, type ViewportSize } from "@playwright/test";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";
import type { PortalOptions } from "./fixtures/test.ts";

const sizes: Record<string, ViewportSize> = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } };
const languages = ["en", "es"] as const;
const full = process.env["TEST_FULL"] === "1";

export default defineConfig<PortalOptions>({
  testDir: ".",
  ...(full ? {} : { grepInvert: /@long/ }),
  outputDir: "../reports/playwright",
  globalSetup: "./fixtures/buildPortal.ts",
  reporter: [["list"], ["json", { outputFile: "../reports/playwright.json" }]],
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    trace: "retain-on-failure",
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    { name: "checks", testMatch: "fixtures/**/*.spec.ts" },
    ...Object.entries(sizes).flatMap(([size, viewport]) =>
      languages.map((language) => ({
        name: `${size}-${language}`,
        testIgnore: "fixtures/**",
        use: { viewport, language, hasTouch: size === "phone" },
      })),
    ),
  ],
});
