import { existsSync, readFileSync } from "node:fs";

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const readReport = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

/** Counts Vitest's JSON report. A file that failed before its first test counts as one failure. */
export function vitestTally(report: VitestReport): Tally {
  const counts = report.testResults.map(({ status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    const failed = assertionResults.filter((test) => test.status === "failed").length;
    return { passed, failed: failed === 0 && status === "failed" ? 1 : failed };
  });
  return total(counts);
}

/** Counts Playwright's JSON report. A journey that passed only when repeated has failed (decision 0011). */
export function playwrightTally({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The sum of some tallies. */
export function total(tallies: Tally[]): Tally {
  const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
  return { passed: sum(tallies.map((tally) => tally.passed)), failed: sum(tallies.map((tally) => tally.failed)) };
}

/** A command that ended badly has at least one failure, also when its report shows none or is missing. */
export function withExitCode(tally: Tally | undefined, exitCode: number): Tally {
  const counted = tally ?? { passed: 0, failed: exitCode === 0 ? 1 : 0 };
  return exitCode === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
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
