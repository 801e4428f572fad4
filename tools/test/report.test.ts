import { expect, test } from "vitest";
import { playwrightReport, total, vitestReport, withExitCode } from "./report.ts";

const file = (status: string, ...tests: string[]) => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map((one, index) => ({ status: one, fullName: `test ${index}` })),
});
const spec = (title: string, status: "expected" | "unexpected" | "flaky", message?: string) => ({
  title,
  tests: [{ projectName: "phone", status, results: [{ duration: 1, errors: message ? [{ message }] : [] }] }],
});

test("Vitest: skipped tests are not counted, a file that fails to load is one failure", () => {
  const report = {
    testResults: [file("passed", "passed", "pending"), file("failed", "passed", "failed"), file("failed")],
  };
  expect(vitestReport(report)).toMatchObject({
    passed: 2,
    failed: 2,
    failures: ["a.test.ts: test 1", "a.test.ts: could not be run"],
  });
});

test("a failed test says why, in one line without colors and stack", () => {
  const failureMessages = ["AssertionError: expected 1\n  to be \u001b[31m2\u001b[39m\n    at a.test.ts:3:1"];
  const failing = { status: "failed", fullName: "adds up", failureMessages };
  const broken = { name: "b.test.ts", status: "failed", message: "Cannot find module './c'", assertionResults: [] };
  expect(vitestReport({ testResults: [{ ...file("failed"), assertionResults: [failing] }, broken] }).failures).toEqual([
    "a.test.ts: adds up: AssertionError: expected 1 to be 2",
    "b.test.ts: could not be run: Cannot find module './c'",
  ]);
});

test("Playwright: a journey that passed only on retry counts as failed", () => {
  const suites = [
    {
      title: "pay.spec.ts",
      specs: [spec("pays", "expected"), spec("cancels", "unexpected", "Error: no button")],
      suites: [{ title: "later", specs: [spec("edits", "flaky")] }],
    },
  ];
  expect(playwrightReport({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [
      "phone pay.spec.ts › cancels: Error: no button",
      "phone pay.spec.ts › later › edits (passed when repeated)",
    ],
  });
});

test.each([
  [
    "ended badly with no failed test",
    { passed: 9, failed: 0, failures: [] },
    1,
    { passed: 9, failed: 1, failures: ["ended with 1"] },
  ],
  [
    "ended badly with failed tests",
    { passed: 9, failed: 2, failures: ["a", "b"] },
    1,
    { passed: 9, failed: 2, failures: ["a", "b"] },
  ],
  ["ended well", { passed: 9, failed: 0, failures: [] }, 0, { passed: 9, failed: 0, failures: [] }],
  ["ended badly without a report", undefined, 143, { passed: 0, failed: 1, failures: ["ended with 143"] }],
  ["ended well without a report", undefined, 0, { passed: 0, failed: 1, failures: ["left no report"] }],
])("a command that %s", (_, tally, exitCode, expected) => {
  expect(withExitCode(tally, exitCode)).toEqual(expected);
});

test("tallies add up", () => {
  expect(
    total([
      { passed: 1, failed: 2, failures: ["a", "b"] },
      { passed: 10, failed: 1, failures: ["c"] },
    ]),
  ).toEqual({ passed: 11, failed: 3, failures: ["a", "b", "c"] });
});
