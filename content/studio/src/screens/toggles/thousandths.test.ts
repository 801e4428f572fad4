import { expect, test } from "vitest";
import { thousandths } from "./thousandths.ts";

test.each([
  [[2595, 7405], 10_000, [260, 740]],
  [[3333, 3333, 3334], 10_000, [333, 333, 334]],
  [[10_000], 10_000, [1000]],
  [[], 10_000, []],
  [[0], 0, [0]],
])("the shares of %j in %i sum to 1,000", (counts, total, parts) => {
  expect(thousandths(counts, total)).toEqual(parts);
});
