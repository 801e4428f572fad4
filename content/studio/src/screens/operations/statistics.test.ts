import { expect, test } from "vitest";
import { largest, succeededPercent } from "./statistics.ts";

test.each([
  [{ calls: 10, failed: 1, canceled: 0 }, 90],
  [{ calls: 10_000, failed: 1, canceled: 0 }, 99.9],
  [{ calls: 3, failed: 0, canceled: 0 }, 100],
  [{ calls: 4, failed: 1, canceled: 2 }, 50],
  [{ calls: 2, failed: 0, canceled: 2 }, undefined],
  [{ calls: 0, failed: 0, canceled: 0 }, undefined],
])("of %j succeeded %s percent", (counts, percent) => {
  expect(succeededPercent(counts)).toBe(percent);
});

test("the ten largest values above zero are shown, largest first", () => {
  const values = Array.from({ length: 12 }, (_, index) => index);
  expect(largest(values, (value) => value)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
