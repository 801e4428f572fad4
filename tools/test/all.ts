import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asCommand } from "../bootstrap/say.mjs";
import { ensureChromium } from "../installChromium.ts";
import { root } from "../generate/files.ts";
import { Selection } from "./selection.ts";
import { Steps } from "./steps.ts";
import { besidePostgres } from "./testDatabase.ts";

const full = process.argv.includes("--full");

type StorybookEntry = { type: string; title: string; importPath: string };

/**
 * Test projects that need a database; of the backend, all but tests without SQL or with their own embedded database.
 */
const onEmbedded = [
  "--project",
  "node",
  "--exclude",
  "backend/{processor,resilience,src/config,src/database,src/supervisor}/**",
  "backend/",
  ".flow.test.ts",
];

async function all(env: NodeJS.ProcessEnv): Promise<number> {
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  Object.assign(process.env, chromium);
  const selection = selectionFor(env["TEST_DATABASE_URL"] === undefined ? "embedded" : "postgresql");
  const steps = new Steps({ ...chromium, ...env, ...(full ? { TEST_FULL: "1" } : {}) }, selection);
  await steps.sideBySide(
    [
      { name: "Types", run: ["node", "node_modules/typescript-7/bin/tsc", "-b"], readOnly: true },
      { name: "Portal build", run: ["node", "tools/build.ts", ...(selection ? ["--if-changed"] : [])] },
      { name: "Storybook build", run: ["node", ".storybook/build.ts"] },
      { name: "Unused code", run: ["knip"], readOnly: true },
    ],
    [
      { name: "Lint", run: ["oxlint", "--no-error-on-unmatched-pattern"], readOnly: true, eachFile: true },
      { name: "Format", run: ["oxfmt", "--check"], readOnly: true },
    ],
  );
  // The audit renders every story and runs axe on it, so Vitest does not (decision 0017).
  await steps.vitest("Unit, flow and component tests", "vitest", ["--project", "!storybook"], selection?.testFiles());
  await steps.audit("Every story, and its accessibility", selection?.stories(storyFiles()));
  // Two files of journeys run on the embedded database (decision 0008).
  if (!steps.failed("Portal build")) await steps.journeys("Journeys in the browser", selection?.journeys());
  if (full && env["TEST_DATABASE_URL"]) {
    steps.set({ TEST_DATABASE_URL: "" });
    await steps.vitest("Backend and flow tests on the embedded database", "vitest-embedded", onEmbedded);
  }
  if (full) await steps.sideBySide([{ name: "Mutation tests", run: ["node", "tools/mutation/main.ts"] }]);
  return steps.close();
}

/** CI, the full run and `npm test -- --all` skip nothing, and neither does a copy of the sources without git. */
function selectionFor(database: string): Selection | undefined {
  const everything = full || process.env["CI"] || process.argv.includes("--all") || !existsSync(join(root, ".git"));
  return everything ? undefined : new Selection(database);
}

/** The source file of each story title in the built Storybook; undefined without a build. */
function storyFiles(): Map<string, string> {
  const index = join(root, ".cache/storybook/index.json");
  if (!existsSync(index)) return new Map();
  const { entries } = JSON.parse(readFileSync(index, "utf8")) as { entries: Record<string, StorybookEntry> };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  return new Map(stories.map(({ title, importPath }) => [title, importPath.replace(/^\.\//, "")]));
}

await asCommand(() => besidePostgres(all));
