import { expect, test } from "vitest";
import { clockTime, passesMark, wholeSeconds } from "./format.ts";

test.each([
  [120, "2:00"],
  [65, "1:05"],
  [9.2, "0:10"],
  [0, "0:00"],
  [-5, "0:00"],
  [Number.NaN, "0:00"],
  [Infinity, "0:00"],
  [3665, "1:01:05"],
])("%d seconds are shown as %s", (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});

test("a fraction of a second counts as one", () => {
  expect([0.1, 0, -0.1].map(wholeSeconds)).toEqual([1, 0, 0]);
});

test.each([
  [61, 60, true],
  [60, 59, false],
  [65, 58, true],
  [58, 65, false],
  [11, 0, true],
])("from %d to %d passes 60, 30 or 10: %s", (before, now, passed) => {
  expect(passesMark([60, 30, 10], before, now)).toBe(passed);
});
