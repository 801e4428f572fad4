import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../tools/chromium.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../../reports/audit",
  reporter: [["dot"], ["json", { outputFile: "../../reports/audit.json" }], ["./report.ts"]],
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  forbidOnly: Boolean(process.env["CI"]),
  use: { launchOptions: { executablePath: findChromium(), args: chromiumArgs } },
});
