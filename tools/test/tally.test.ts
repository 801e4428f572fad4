import { expect, test } from "vitest";
import { playwrightTally, total, vitestTally, withExitCode } from "./tally.ts";

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((one) => ({ status: one })) });

test("Vitest: skipped tests count neither way, a file that cannot be loaded is one failure", () => {
  const report = { testResults: [file("passed", "passed", "pending"), file("failed", "passed", "failed"), file("failed")] };
  expect(vitestTally(report)).toEqual({ passed: 2, failed: 2 });
});

test("Playwright: a journey that passed only when it was repeated has failed", () => {
  expect(playwrightTally({ stats: { expected: 8, unexpected: 1, flaky: 2 } })).toEqual({ passed: 8, failed: 3 });
});

test.each([
  ["ended badly with no failed test", { passed: 9, failed: 0 }, 1, { passed: 9, failed: 1 }],
  ["ended badly with failed tests", { passed: 9, failed: 2 }, 1, { passed: 9, failed: 2 }],
  ["ended well", { passed: 9, failed: 0 }, 0, { passed: 9, failed: 0 }],
  ["ended badly without a report", undefined, 143, { passed: 0, failed: 1 }],
  ["ended well without a report", undefined, 0, { passed: 0, failed: 1 }],
])("a command that %s", (_, tally, exitCode, expected) => {
  expect(withExitCode(tally, exitCode)).toEqual(expected);
});

test("tallies add up", () => {
  expect(total([{ passed: 1, failed: 2 }, { passed: 10, failed: 20 }])).toEqual({ passed: 11, failed: 22 });
});
