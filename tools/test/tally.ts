import { existsSync, readFileSync } from "node:fs";

/** How many tests passed and failed, and the names of those that failed, each with its file. */
export type Tally = { passed: number; failed: number; failures: string[] };

type VitestReport = { testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[] };
type Spec = { title: string; tests: { projectName: string; status: "expected" | "unexpected" | "flaky" | "skipped" }[] };
type Suite = { title: string; specs: Spec[]; suites?: Suite[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

const readReport = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

/** Counts Vitest's JSON report. A file that failed before its first test counts as one failure. */
export function vitestTally(report: VitestReport): Tally {
  const files = report.testResults.map(({ name, status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    const failed = assertionResults.filter((test) => test.status === "failed").map((test) => `${name}: ${test.fullName}`);
    const failures = failed.length === 0 && status === "failed" ? [`${name}: could not be run`] : failed;
    return { passed, failed: failures.length, failures };
  });
  return total(files);
}

/** Counts Playwright's JSON report. A journey that passed only when repeated has failed (decision 0011). */
export function playwrightTally({ stats, suites }: PlaywrightReport): Tally {
  const failures = suites.flatMap((suite) => failuresOf(suite, []));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function failuresOf(suite: Suite, path: string[]): string[] {
  const here = [...path, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status }) => `${projectName} ${[...here, title].join(" › ")}${status === "flaky" ? " (passed when repeated)" : ""}`));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, here))];
}

/** The sum of some tallies. */
export function total(tallies: Tally[]): Tally {
  const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
  return {
    passed: sum(tallies.map((tally) => tally.passed)),
    failed: sum(tallies.map((tally) => tally.failed)),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/** A command that ended badly has at least one failure, also when its report shows none or is missing. */
export function withExitCode(tally: Tally | undefined, exitCode: number): Tally {
  const counted = tally ?? { passed: 0, failed: exitCode === 0 ? 1 : 0, failures: exitCode === 0 ? ["left no report"] : [] };
  return exitCode === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1, failures: [`ended with ${exitCode}`] };
}

/** What a Vitest run left at `path`; undefined when it left nothing. */
export function readVitest(path: string): Tally | undefined {
  const report = readReport(path);
  return report ? vitestTally(report as VitestReport) : undefined;
}

/** What a Playwright run left at `path`; undefined when it left nothing. */
export function readPlaywright(path: string): Tally | undefined {
  const report = readReport(path);
  return report ? playwrightTally(report as PlaywrightReport) : undefined;
}
