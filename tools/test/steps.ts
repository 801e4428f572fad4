import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { say } from "../bootstrap/say.mjs";
import { root } from "../generate/files.ts";
import { readPlaywright, readVitest, total, withExitCode, type Tally } from "./tally.ts";

type Outcome = Tally & { name: string; seconds: number };

/** Something that is right or wrong as a whole: it adds one failure or nothing to the closing line. `run` is a program of `node_modules/.bin` with what it is told. */
export type Check = { name: string; run: [program: string, ...args: string[]] };

const bin = join(root, "node_modules/.bin");
/** Longest time of one step: a hung browser must not hang the whole run. The full audit shows every story in twelve looks. */
const longestStep = (process.argv.includes("--full") ? 60 : 20) * 60_000;

/** A run of several checks and suites, in order, that ends with one closing line. */
export class Steps {
  readonly #outcomes: Outcome[] = [];
  #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = { ...process.env, ...env };
    mkdirSync(join(root, "reports"), { recursive: true });
  }

  /** What the programs of the steps after this find in their environment. */
  set(env: NodeJS.ProcessEnv): void {
    this.#env = { ...this.#env, ...env };
  }

  /** Whether a step of that name failed or did not run. */
  failed(name: string): boolean {
    const outcome = this.#outcomes.find((one) => one.name === name);
    return outcome === undefined || outcome.failed > 0;
  }

  async #step(name: string, work: () => Promise<Tally>): Promise<void> {
    say(`\n── ${name}`);
    const start = performance.now();
    const tally = await work();
    this.#outcomes.push({ name, ...tally, seconds: (performance.now() - start) / 1000 });
  }

  #run(program: string, args: string[], output?: number): Promise<number> {
    const stdio = output === undefined ? {} : { stdio: ["ignore" as const, output, output] };
    return run(program, args, { cwd: root, env: this.#env, timeout: longestStep, ...stdio });
  }

  /**
   * Rows of checks, each row beside the others, in a row one after the other: a compiler keeps one core busy, and there are more.
   * What a check says is shown in one piece when it has ended, and stays in `reports/`.
   */
  async sideBySide(...rows: Check[][]): Promise<void> {
    await Promise.all(rows.map(async (row) => {
      for (const check of row) await this.#quietly(check);
    }));
  }

  async #quietly({ name, run: [program, ...args] }: Check): Promise<void> {
    const path = join(root, "reports", `${name.toLowerCase().replaceAll(" ", "-")}.log`);
    const output = openSync(path, "w");
    const start = performance.now();
    const exitCode = await this.#run(join(bin, program), args, output);
    closeSync(output);
    say(`\n── ${name}\n${readFileSync(path, "utf8").trim()}`);
    this.#outcomes.push({ name, ...withExitCode({ passed: 0, failed: 0, failures: [] }, exitCode), seconds: (performance.now() - start) / 1000 });
  }

  /** The tests of Vitest whose paths contain one of the filters (all without one); the report goes to `reports/<report>.json`. */
  async vitest(name: string, report: string, ...args: string[]): Promise<void> {
    const path = join(root, `reports/${report}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
    await this.#suite(name, path, readVitest, join(bin, "vitest"), ["run", ...reporters, ...args]);
  }

  /** What Playwright runs with the configuration in `folder`, which writes `reports/<report>.json`. */
  async playwright(name: string, report: string, folder: string): Promise<void> {
    const path = join(root, `reports/${report}.json`);
    await this.#suite(name, path, readPlaywright, join(bin, "playwright"), ["test", "-c", `${folder}/playwright.config.ts`]);
  }

  async #suite(name: string, report: string, read: (path: string) => Tally | undefined, program: string, args: string[]): Promise<void> {
    rmSync(report, { force: true });
    await this.#step(name, async () => {
      const exitCode = await this.#run(program, args);
      return withExitCode(read(report), exitCode);
    });
  }

  /** Prints the time of every step, what failed by name, and the closing line; answers the exit code. */
  close(): number {
    const { passed, failed } = total(this.#outcomes);
    say("");
    for (const one of this.#outcomes) say(`${one.failed > 0 ? "✗" : "✓"} ${one.name}: ${Math.round(one.seconds)} s`);
    for (const one of this.#outcomes) for (const failure of one.failures) say(`  failed in ${one.name}: ${failure}`);
    say(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  }
}
