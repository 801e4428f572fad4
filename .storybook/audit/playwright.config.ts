import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../tools/chromium.ts";
import { builtStorybook } from "../built.ts";

// Once, before workers start: they inherit it, and a source that is edited meanwhile does not build a second one under their feet.
process.env["STORYBOOK_FOLDER"] ??= builtStorybook();

export default defineConfig({
  testDir: ".",
  outputDir: "../../reports/audit",
  reporter: [["dot"], ["json", { outputFile: "../../reports/audit.json" }], ["./report.ts"]],
  // A story waits for frames more than it computes: four of them fill two cores.
  workers: 4,
  fullyParallel: true,
  // A file of stories is one test, and the full run shows each of them in twelve looks.
  timeout: process.env["TEST_FULL"] === "1" ? 1_800_000 : 240_000,
  forbidOnly: Boolean(process.env["CI"]),
  use: { launchOptions: { executablePath: findChromium(), args: chromiumArgs } },
});
