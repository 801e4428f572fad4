import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { storyDependencies, storyResolve } from "./.storybook/vite.config.ts";
import { baseline, reasonToSkip } from "./.storybook/pictures/recorded.ts";
import { chunkGroups } from "./portal/chunks.ts";
import { chromiumArgs, findChromium } from "./tools/chromium.ts";
import { pageBuild, pagePlugins, pageResolve } from "./tools/pages/pageBuild.ts";
import { isBuilt } from "./tools/start/portalBuild.ts";
import { LongestFirst } from "./tools/test/longestFirst.ts";

const root = import.meta.dirname;
const isFullRun = process.env["TEST_FULL"] === "1";
/** What takes long runs with `npm run test:full` alone. */
const skipped = ["**/node_modules/**", "**/dist/**", ...(isFullRun ? [] : ["**/*.long.test.{ts,tsx}"])];
/** Single tests of the full run: `npm test` leaves them out; a file that is run by name has all of its tests. */
const tags = [{ name: "full", description: "Runs with npm run test:full alone, because it takes long (decision 96)." }];
/** Something awaited may take its time on a busy machine. */
const poll = { timeout: 10_000 };
/** By default one core is left alone; with two that is half of the machine. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** A page waits for its browser about a third of the time: a third page uses it. */
const maxPages = Math.max(3, availableParallelism() - 1);
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
  instances: [{ browser: "chromium" as const, viewport: { width: 1280, height: 800 } }],
});
/** Said once, and loudly: what was not compared looks like a pass. */
const picturesSkipped = process.env["VITEST"] ? reasonToSkip() : undefined;
if (picturesSkipped) console.warn(`\n${picturesSkipped}\n`);

/** The portal's build, if the sources are the same since: its bytes are counted, and it is not built again. */
const portalBuild = process.env["VITEST"] && isBuilt(root) ? `${root}/portal/dist` : undefined;

export default defineConfig({
  root: `${root}/portal`,
  // The server puts a nonce of its own into each page.
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: pagePlugins(`${root}/portal`, [`${root}/design-system/src`, `${root}/portal/src`]),
  resolve: pageResolve,
  build: {
    ...pageBuild,
    rolldownOptions: {
      // Radix carries names that a build step keeps for it; told to be pure, what is not used goes.
      treeshake: { manualPureFunctions: ["__name"] },
      output: {
        // Every page lists the files that may come later: by name that list is twice as long. The manifest says which is which.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: false,
        resolve: { conditions: ["source", "node", "module"] },
        ssr: { resolve: { conditions: ["source", "node", "module"] } },
        test: {
          name: "node",
          tags,
          // Before the browser tests: four workers on two cores make what waits for a process or a frame time out.
          sequence: { groupOrder: 0 },
          // Compressing releases at the level of production takes longer than most tests that publish.
          env: { CONTENT_BROTLI_LEVEL: "4" },
          maxWorkers,
          // No test here changes what others load, and loading the backend for each file takes longer than most of them run.
          isolate: false,
          root,
          environment: "node",
          globalSetup: [`${root}/tools/test/temporaryFolder.ts`],
          provide: { portalBuild },
          include: [
            "{rules,openapi,tools,backend,content/**,design-system,.storybook}/**/*.test.ts",
            "portal/src/**/*.test.ts",
          ],
          exclude: skipped,
          testTimeout: 60_000,
          // Some files start two backends before their first test, each with a database of its own, on a machine that is busy with others.
          hookTimeout: 120_000,
          expect: { poll },
        },
      },
      {
        extends: false,
        plugins: [react(), vanillaExtractPlugin()],
        resolve: pageResolve,
        optimizeDeps: {
          include: [...storyDependencies, "@storybook/react-vite", "vitest-browser-react/pure"],
        },
        test: {
          name: "browser",
          tags,
          sequence: { groupOrder: 1 },
          // A component checked in every mode takes its time on a busy machine.
          testTimeout: 30_000,
          maxWorkers: maxPages,
          // A page of its own for each file would load the portal anew each time, which takes longer than most files run.
          isolate: false,
          provide: { isFullRun },
          setupFiles: ["withoutReactTraces.ts", "freshPage.ts"].map(
            (name) => `${root}/design-system/src/internal/${name}`,
          ),
          root,
          include: ["{design-system,portal,content/runtime,content/studio}/**/*.test.tsx"],
          exclude: skipped,
          expect: { poll },
          browser: browser(),
        },
      },
      {
        extends: false,
        plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir: `${root}/.storybook` })],
        resolve: storyResolve,
        optimizeDeps: { include: storyDependencies },
        test: {
          name: "storybook",
          maxWorkers,
          browser: browser(),
        },
      },
      {
        extends: false,
        plugins: [react(), vanillaExtractPlugin()],
        resolve: storyResolve,
        optimizeDeps: { include: [...storyDependencies, "@storybook/react-vite", "storybook/test"] },
        test: {
          name: "pictures",
          maxWorkers,
          root,
          include: [".storybook/pictures/*.test.tsx"],
          testTimeout: 60_000,
          provide: { picturesSkipped },
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                // Of a picture that is up to 9,000 px high, on a busy machine.
                timeout: 20_000,
                resolveScreenshotPath: ({ arg, ext }) => `${baseline}/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext }) => `${root}/reports/pictures/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
