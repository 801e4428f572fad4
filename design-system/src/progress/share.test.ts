import { expect, test } from "vitest";
import { shareOf, spokenRange } from "./share.ts";

test.each([
  [3, 12, 0.25],
  [12, 12, 1],
  [13, 12, 1],
  [-1, 12, 0],
  [3, 0, 0],
  [3, -1, 0],
  [Number.NaN, 12, 0],
  [3, Number.NaN, 0],
])("%d of %d is the share %d", (value, max, share) => {
  expect(shareOf(value, max)).toBe(share);
});

test("the announced value stays between the announced minimum and maximum", () => {
  expect(spokenRange(99, 12, "All paid")).toEqual({
    "aria-valuemin": 0,
    "aria-valuemax": 12,
    "aria-valuenow": 12,
    "aria-valuetext": "All paid",
  });
  expect(spokenRange(5, -1, "Nothing")).toEqual({
    "aria-valuemin": 0,
    "aria-valuemax": 0,
    "aria-valuenow": 0,
    "aria-valuetext": "Nothing",
  });
});
