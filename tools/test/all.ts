import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand, CommandError } from "../bootstrap/commandLine.mjs";
import { ensureChromium } from "../installChromium.ts";
import { root } from "../generate/files.ts";
import { Selection } from "./selection.ts";
import { Steps, type Check } from "./steps.ts";
import { withPostgres } from "./testDatabase.ts";

const parts = ["unit", "stories", "journeys", "embedded", "mutation"] as const;
type Part = (typeof parts)[number];

/**
 * `--full` runs everything; then `--only PART` runs one part of it, and `--shard 2/6` the second sixth of the journeys, so
 * that machines share a run that takes hours on one.
 */
const { values } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    only: { type: "string" },
    shard: { type: "string" },
  },
});
const { full, only, shard } = values;
const runs = (part: Part) => only === undefined || only === part;

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

const unitTests = ["--project", "!storybook", ...(full ? [] : ["--tags-filter", "!full"])];

async function all(env: NodeJS.ProcessEnv): Promise<number> {
  if (only !== undefined && !(full && parts.some((part) => part === only)))
    throw new CommandError(`--only belongs to npm run test:full and takes one of: ${parts.join(", ")}`);
  if (shard !== undefined && only !== "journeys") throw new CommandError("--shard belongs to --only journeys");
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  Object.assign(process.env, chromium);
  const selection = selectionFor(env["TEST_DATABASE_URL"] === undefined ? "embedded" : "postgresql");
  const steps = new Steps({ ...chromium, ...env, ...(full ? { TEST_FULL: "1" } : {}) }, selection);
  const builds: Check[] = [
    { name: "Portal build", run: ["node", "tools/build.ts", ...(selection ? ["--if-changed"] : [])] },
    { name: "Storybook build", run: ["node", ".storybook/build.ts"] },
  ];
  if (only === undefined)
    await steps.sideBySide(
      [
        // One checker for each project: four, the default, check what they share four times.
        { name: "Types", run: ["node", "node_modules/typescript-7/bin/tsc", "-b", "--checkers", "1"], readOnly: true },
        ...builds.slice(0, 1),
      ],
      [
        {
          name: "Lint",
          run: ["oxlint", "--no-error-on-unmatched-pattern"],
          readOnly: true,
          eachFile: true,
          // Its type checker spends a fifth of its time collecting garbage in memory that the machine has anyway.
          env: { GOGC: "400", GOMEMLIMIT: "3GiB" },
        },
        { name: "Format", run: ["oxfmt", "--check"], readOnly: true },
        ...builds.slice(1),
        { name: "Unused code", run: ["knip"], readOnly: true },
      ],
    );
  else await steps.sideBySide(builds);
  // The audit renders every story and runs axe on it, so Vitest does not (decision 0017).
  if (runs("unit")) await steps.vitest("Unit, flow and component tests", "vitest", unitTests, selection?.testFiles());
  if (runs("stories")) await steps.audit("Every story, and its accessibility", selection?.stories(storyFiles()));
  // Two files of journeys run on the embedded database (decision 0008).
  if (runs("journeys") && !steps.failed("Portal build"))
    await steps.journeys(
      "Journeys in the browser",
      selection?.journeys(),
      shard === undefined ? [] : ["--shard", shard],
    );
  if (full && runs("embedded") && env["TEST_DATABASE_URL"]) {
    steps.set({ TEST_DATABASE_URL: "" });
    await steps.vitest("Backend and flow tests on the embedded database", "vitest-embedded", onEmbedded);
  }
  if (full && runs("mutation"))
    await steps.sideBySide([{ name: "Mutation tests", run: ["node", "tools/mutation/main.ts"] }]);
  return steps.close();
}

/** CI, the full run and `npm test -- --all` skip nothing that has not changed, and neither does a copy of the sources without git. */
function selectionFor(database: string): Selection | undefined {
  const everything = full || process.env["CI"] || values.all || !existsSync(join(root, ".git"));
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

await runCommand(() => withPostgres(all));
