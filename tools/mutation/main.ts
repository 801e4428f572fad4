import { availableParallelism } from "node:os";
import type { MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { runCommand, CommandError, printLine } from "../bootstrap/commandLine.mjs";
import { root } from "../generate/files.ts";
import { areas, isArea, type AreaName } from "./areas.ts";

/** The minimum mutation score in percent. */
const minPercent = 95;

/**
 * `npm run test:mutation [-- AREA...] [--mutate=GLOB]`: mutates all areas, the named ones, or one file for a quick
 * check.
 */
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const part = process.argv.find((word) => word.startsWith("--mutate="))?.slice("--mutate=".length);

const options = (name: AreaName): PartialStrykerOptions => ({
  testRunner: "vitest",
  vitest: { configFile: "tools/mutation/vitest.config.ts", related: false },
  mutate: part === undefined ? [...areas[name].mutate] : part.split(","),
  coverageAnalysis: "perTest",
  concurrency: Math.min(4, availableParallelism()),
  timeoutMS: 20_000,
  ignorePatterns: [
    "/.cache",
    "/.data",
    "/reports",
    "/bench",
    "/docs",
    "/e2e",
    "/storybook-static",
    "**/dist",
    "/.storybook",
  ],
  tempDirName: ".cache/mutation",
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `reports/mutation-${name}.json` },
  thresholds: { high: 100, low: minPercent, break: null },
});

type Score = Record<"killed" | "timeout" | "survived" | "uncovered" | "excused", number> & {
  name: AreaName;
  minutes: number;
  percent: number;
};

function scoreOf(name: AreaName, results: readonly MutantResult[], minutes: number): Score {
  const count = (...states: MutantResult["status"][]) => results.filter(({ status }) => states.includes(status)).length;
  const [killed, timeout, survived, uncovered] = [
    count("Killed"),
    count("Timeout"),
    count("Survived"),
    count("NoCoverage"),
  ];
  return {
    name,
    minutes,
    killed,
    timeout,
    survived,
    uncovered,
    excused: count("Ignored"),
    percent: (100 * (killed + timeout)) / Math.max(1, killed + timeout + survived + uncovered),
  };
}

function scoreLine({ name, killed, timeout, survived, uncovered, excused, percent, minutes }: Score): string {
  return `${name}: ${percent.toFixed(1)} % found (${killed} killed, ${timeout} timed out, ${survived} survived, ${uncovered} in no test, ${excused} excused) in ${minutes.toFixed(1)} minutes`;
}

async function mutated(name: AreaName): Promise<Score> {
  printLine(`\n── ${name}`);
  process.env["MUTATION_AREA"] = name;
  const start = performance.now();
  const results = await new Stryker(options(name)).runMutationTest();
  return scoreOf(name, results, (performance.now() - start) / 60_000);
}

await runCommand(async () => {
  const stray = asked.find((word) => !isArea(word));
  if (stray !== undefined) throw new CommandError(`There is no area "${stray}": ${Object.keys(areas).join(", ")}`);
  process.chdir(root);
  const scores: Score[] = [];
  for (const name of (asked.length > 0 ? asked : Object.keys(areas)).filter(isArea)) scores.push(await mutated(name));
  for (const score of scores) printLine(scoreLine(score));
  return scores.every(({ percent }) => percent >= minPercent) ? 0 : 1;
});
