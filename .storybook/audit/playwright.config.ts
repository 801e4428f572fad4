import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../tools/chromium.ts";
import { builtStorybook } from "../builtStorybook.ts";

// Build once, before workers start: they inherit the folder, so editing a source meanwhile does not trigger a second
// build.
process.env["STORYBOOK_FOLDER"] ??= builtStorybook();

export default defineConfig({
  testDir: ".",
  outputDir: "../../reports/audit",
  // The only snapshots are the transcripts, and they do not depend on the system.
  snapshotPathTemplate: "{testDir}/transcripts/{arg}{ext}",
  reporter: [["dot"], ["json", { outputFile: "../../reports/audit.json" }], ["./report.ts"]],
  // Stories mostly wait for frames: four workers fill two cores.
  workers: 4,
  fullyParallel: true,
  ...(process.env["TEST_FULL"] === "1" ? {} : { grepInvert: /@full/ }),
  // A file of stories is one test, and the full run renders each of them in twelve modes.
  timeout: process.env["TEST_FULL"] === "1" ? 1_800_000 : 240_000,
  forbidOnly: Boolean(process.env["CI"]),
  use: { launchOptions: { executablePath: findChromium(), args: chromiumArgs } },
});
