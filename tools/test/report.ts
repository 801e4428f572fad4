import { existsSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How many tests passed and failed, and the names of the failed ones, each with its file and what its error says. */
export type Tally = { passed: number; failed: number; failures: string[] };

/** The same for one file, with its duration in ms. `assets`: the built files that a journey loaded, by name. */
export type FileResult = { name: string; passed: number; failed: number; duration: number; assets?: string[] };

export type Report = Tally & { files: FileResult[] };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    startTime?: number;
    endTime?: number;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};
type PlaywrightTest = {
  projectName: string;
  status: "expected" | "unexpected" | "flaky" | "skipped";
  annotations?: { type: string; description?: string }[];
  results?: { duration: number; errors?: { message?: string }[] }[];
};
type Spec = { title: string; file?: string; tests: PlaywrightTest[] };
type Suite = { title: string; specs: Spec[]; suites?: Suite[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

const readReport = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

const longestMessage = 400;

/** The beginning of an error's message in one line, after a colon: CI keeps the end of the output only. */
function reason(message = ""): string {
  const line = stripVTControlCharacters(message)
    .replace(/\n\s+at [\s\S]*/, "")
    .replace(/\s+/g, " ")
    .trim();
  return line === "" ? "" : `: ${line.slice(0, longestMessage)}`;
}

/** Parses Vitest's JSON report. A file that failed before its first test counts as one failure. */
export function vitestReport(report: VitestReport, root = ""): Report {
  const files = report.testResults.map(({ name, status, startTime = 0, endTime = 0, message, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${name}: ${test.fullName}${reason(test.failureMessages?.[0])}`);
    const failures =
      failed.length === 0 && status === "failed" ? [`${name}: could not be run${reason(message)}`] : failed;
    const path = relative(root, name).split(sep).join("/");
    return { name: path, passed, failed: failures.length, failures, duration: endTime - startTime };
  });
  return { ...total(files), files: files.map(({ failures: _, ...file }) => file) };
}

/** Parses Playwright's JSON report. A journey that passed only on retry counts as failed (decision 0011). */
export function playwrightReport({ stats, suites }: PlaywrightReport, folder = ""): Report {
  const failures = suites.flatMap((suite) => failuresOf(suite, []));
  const specs = suites.flatMap(specsOf);
  const files = groupBy(specs, ({ file = "" }) => file).map(([file, ofFile]) => {
    const tests = ofFile.flatMap((spec) => spec.tests);
    const count = (...states: PlaywrightTest["status"][]) =>
      tests.filter(({ status }) => states.includes(status)).length;
    const loaded = tests.flatMap(({ annotations = [] }) => annotations.filter(({ type }) => type === "assets"));
    return {
      name: `${folder}${file}`,
      passed: count("expected"),
      failed: count("unexpected", "flaky"),
      duration: tests.flatMap(({ results = [] }) => results).reduce((sum, { duration }) => sum + duration, 0),
      assets: [...new Set(loaded.flatMap(({ description = "" }) => description.split(" ")))],
    };
  });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, files };
}

function groupBy<Of>(all: readonly Of[], nameOf: (one: Of) => string): [name: string, ofName: Of[]][] {
  const groups = new Map<string, Of[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups];
}

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** The audit's results by story title, which is in the test titles: "[DSYS-04] Screens/Billing: ...". */
export function auditReport(report: PlaywrightReport): Report {
  const titleOf = ({ title }: Spec) => /^\[DSYS-04\] (.+?): /.exec(title)?.[1] ?? title;
  const files = groupBy(report.suites.flatMap(specsOf), titleOf).map(([name, specs]) => {
    const { passed, failed, duration } = playwrightReport({
      stats: report.stats,
      suites: [{ title: "", specs: specs.map(({ title, tests }) => ({ title, tests })) }],
    }).files[0] ?? { passed: 0, failed: 0, duration: 0 };
    return { name, passed, failed, duration };
  });
  return { ...playwrightReport(report), files };
}

function failuresOf(suite: Suite, path: string[]): string[] {
  const here = [...path, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(
        ({ projectName, status, results = [] }) =>
          `${projectName} ${[...here, title].join(" › ")}${status === "flaky" ? " (passed when repeated)" : ""}${reason(
            results.flatMap(({ errors = [] }) => errors)[0]?.message,
          )}`,
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, here))];
}

/** The sum of several tallies. */
export function total(tallies: Tally[]): Tally {
  const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
  return {
    passed: sum(tallies.map((tally) => tally.passed)),
    failed: sum(tallies.map((tally) => tally.failed)),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/** A command that exited with an error counts as at least one failure, even if its report has none or is missing. */
export function withExitCode(tally: Tally | undefined, exitCode: number): Tally {
  const counted = tally ?? {
    passed: 0,
    failed: exitCode === 0 ? 1 : 0,
    failures: exitCode === 0 ? ["left no report"] : [],
  };
  return exitCode === 0 || counted.failed > 0
    ? counted
    : { ...counted, failed: 1, failures: [`ended with ${exitCode}`] };
}

/** The Vitest report at `path`, with paths relative to `root`; undefined if there is none. */
export function readVitest(path: string, root: string): Report | undefined {
  const report = readReport(path);
  return report ? vitestReport(report as VitestReport, root) : undefined;
}

/** The journeys' report at `path`; undefined if there is none. */
export function readJourneys(path: string): Report | undefined {
  const report = readReport(path);
  return report ? playwrightReport(report as PlaywrightReport, "e2e/") : undefined;
}

/** The audit's report at `path`; undefined if there is none. */
export function readAudit(path: string): Report | undefined {
  const report = readReport(path);
  return report ? auditReport(report as PlaywrightReport) : undefined;
}
