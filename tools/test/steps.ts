import { closeSync, globSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { printLine } from "../bootstrap/commandLine.mjs";
import { root } from "../generate/files.ts";
import {
  readAudit,
  readJourneys,
  readVitest,
  total,
  withExitCode,
  type FileResult,
  type Report,
  type Tally,
} from "./report.ts";
import type { Selected, Selection } from "./selection.ts";

type Outcome = Tally & { name: string; seconds: number; skipped: number; files: FileResult[] };

/**
 * A check that passes or fails as a whole: it adds one failure or none to the summary. `run` is a program of
 * `node_modules/.bin` with its arguments.
 */
export type Check = {
  name: string;
  run: [program: string, ...args: string[]];
  /** Whether no other step needs its output: it is then skipped if no file has changed since it passed. */
  readOnly?: boolean;
  /** Whether the program takes paths: it then gets the files whose imports have changed since they passed. */
  eachFile?: boolean;
  /** Environment variables of this program alone. */
  env?: NodeJS.ProcessEnv;
};

/** A program that writes a report, and the number of tests skipped because none of their inputs changed. */
type Suite = { report: string; read: (path: string) => Report | undefined; program: string; args: string[] };

const bin = join(root, "node_modules/.bin");
/**
 * Timeout of one step: a hung browser must not hang the whole run. On a slow machine the unit tests take more than 20
 * minutes; the full run’s crawl alone takes hours.
 */
const longestStep = (process.argv.includes("--full") ? 12 * 60 : 40) * 60_000;

/** Characters printed of the page of a failed journey. */
const longestPage = 6_000;

/** Runs several checks and suites in order, and prints a summary line. */
export class Steps {
  readonly #outcomes: Outcome[] = [];
  #env: NodeJS.ProcessEnv;
  readonly #selection: Selection | undefined;

  /** @param selection skips what cannot have changed; without one everything runs */
  constructor(env: NodeJS.ProcessEnv, selection?: Selection) {
    this.#selection = selection;
    this.#env = { ...process.env, ...env };
    mkdirSync(join(root, "reports"), { recursive: true });
  }

  /** Environment variables for the following steps. */
  set(env: NodeJS.ProcessEnv): void {
    this.#env = { ...this.#env, ...env };
  }

  /** Whether the step of that name failed or did not run. */
  failed(name: string): boolean {
    const outcome = this.#outcomes.find((one) => one.name === name);
    return outcome === undefined || outcome.failed > 0;
  }

  #run(program: string, args: string[], output?: number, env: NodeJS.ProcessEnv = {}): Promise<number> {
    const stdio = output === undefined ? {} : { stdio: ["ignore" as const, output, output] };
    return run(program, args, { cwd: root, env: { ...this.#env, ...env }, timeout: longestStep, ...stdio });
  }

  /**
   * Runs rows of checks: rows in parallel, the checks of a row one after the other, because a compiler uses only one
   * core. The output of a check is printed in one piece when it ends, and stored in `reports/`.
   */
  async sideBySide(...rows: Check[][]): Promise<void> {
    await Promise.all(
      rows.map(async (row) => {
        for (const check of row) await this.#check(check);
      }),
    );
  }

  async #check({ name, run: [program, ...ownArgs], readOnly, eachFile, env }: Check): Promise<void> {
    const nothing = { passed: 0, failed: 0, failures: [], skipped: 0, files: [] };
    const files = eachFile ? this.#selection?.sourceFiles(name) : undefined;
    if (files?.length === 0 || (readOnly && this.#selection?.isUnchanged(name))) {
      printLine(`\n── ${name}: passed before, and no file has changed`);
      this.#outcomes.push({ name, ...nothing, seconds: 0 });
      return;
    }
    const args = [...ownArgs, ...(eachFile ? (files ?? ["."]) : [])];
    const path = join(root, "reports", `${name.toLowerCase().replaceAll(" ", "-")}.log`);
    const output = openSync(path, "w");
    const start = performance.now();
    const exitCode = await this.#run(join(bin, program), args, output, env);
    closeSync(output);
    printLine(`\n── ${name}\n${readFileSync(path, "utf8").trim()}`);
    const tally = withExitCode({ passed: 0, failed: 0, failures: [] }, exitCode);
    this.#outcomes.push({ ...nothing, name, ...tally, seconds: (performance.now() - start) / 1000 });
    if (files) this.#selection?.recordSources(name, files, tally.failed === 0);
    else this.#selection?.record([{ name, passed: 0, failed: tally.failed, duration: 0 }]);
  }

  /** Runs Vitest with these arguments; the report goes to `reports/<report>.json`. */
  async vitest(name: string, report: string, args: string[], selected?: Selected): Promise<void> {
    const path = join(root, `reports/${report}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
    const files = selected && selected.skipped > 0 ? selected.files : [];
    const read = (from: string) => readVitest(from, root);
    await this.#suite(
      name,
      { report: path, read, program: "vitest", args: ["run", ...reporters, ...args, ...files] },
      selected,
    );
  }

  /** Runs the accessibility audit of every story, or of the selected titles. */
  async audit(name: string, selected?: Selected): Promise<void> {
    const some = selected !== undefined && selected.skipped > 0;
    if (some) this.set({ STORY_TITLES: JSON.stringify(selected.files) });
    // The injected faults test the audit itself: they run only with the complete audit.
    const args = [
      "test",
      "-c",
      ".storybook/audit/playwright.config.ts",
      ...(some ? ["stories.spec", "transcripts.spec"] : []),
    ];
    await this.#suite(
      name,
      { report: join(root, "reports/audit.json"), read: readAudit, program: "playwright", args },
      selected,
    );
  }

  /** Runs every journey, or the selected files, with further arguments of Playwright. */
  async journeys(name: string, selected?: Selected, further: string[] = []): Promise<void> {
    const files = selected && selected.skipped > 0 ? selected.files : [];
    const args = ["test", "-c", "e2e/playwright.config.ts", ...further, ...files];
    await this.#suite(
      name,
      { report: join(root, "reports/playwright.json"), read: readJourneys, program: "playwright", args },
      selected,
    );
    // CI keeps only the output: without the page, a failure that happens once in a hundred runs cannot be traced.
    for (const path of globSync(join(root, "reports/playwright/*/error-context.md")))
      printLine(`\n── ${path}\n${readFileSync(path, "utf8").slice(0, longestPage)}`);
  }

  async #suite(name: string, { report, read, program, args }: Suite, selected?: Selected): Promise<void> {
    const skipped = selected?.skipped ?? 0;
    printLine(
      `\n── ${name}${skipped > 0 ? `: ${skipped} tests passed before, and nothing that they depend on has changed` : ""}`,
    );
    if (selected && selected.files.length === 0 && skipped > 0) {
      this.#outcomes.push({ name, passed: 0, failed: 0, failures: [], skipped, files: [], seconds: 0 });
      return;
    }
    rmSync(report, { force: true });
    const start = performance.now();
    const exitCode = await this.#run(join(bin, program), args);
    const counted = read(report);
    const files = counted?.files ?? [];
    this.#outcomes.push({
      name,
      ...withExitCode(counted, exitCode),
      skipped,
      files,
      seconds: (performance.now() - start) / 1000,
    });
    this.#selection?.record(files);
  }

  /**
   * Prints the duration of every step and of the slowest files, the failed tests by name, and the summary; returns the
   * exit code.
   */
  close(): number {
    const { passed, failed } = total(this.#outcomes);
    const skipped = this.#outcomes.reduce((sum, one) => sum + one.skipped, 0);
    printLine("");
    for (const line of slowest(this.#outcomes.flatMap(({ files }) => files))) printLine(line);
    for (const one of this.#outcomes)
      printLine(`${one.failed > 0 ? "✗" : "✓"} ${one.name}: ${Math.round(one.seconds)} s`);
    for (const one of this.#outcomes)
      for (const failure of one.failures) printLine(`  failed in ${one.name}: ${failure}`);
    printLine(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
    return failed === 0 && passed + skipped > 0 ? 0 : 1;
  }
}

/** The twenty slowest test files, with their seconds. */
function slowest(files: readonly FileResult[]): string[] {
  const longest = files.toSorted((one, other) => other.duration - one.duration).slice(0, 20);
  const lines = longest.map(({ name, duration }) => `  ${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return lines.length > 0 ? ["Slowest files:", ...lines, ""] : [];
}
