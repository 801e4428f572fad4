import { expect, test } from "vitest";
import { pagesShown, within } from "./pagesShown.ts";

test.each([
  [1, 1, "1"],
  [2, 7, "1 2 3 4 5 6 7"],
  [4, 12, "1 2 3 4 5 gap 12"],
  [5, 12, "1 gap 4 5 6 gap 12"],
  [8, 12, "1 gap 7 8 9 gap 12"],
  [9, 12, "1 gap 8 9 10 11 12"],
])("page %d of %d shows the items %s", (page, pages, shown) => {
  expect(pagesShown(page, pages).join(" ")).toBe(shown);
});

test("the row of pages has a constant length at every position", () => {
  const lengths = Array.from({ length: 30 }, (_, index) => pagesShown(index + 1, 30).length);
  expect(new Set(lengths)).toEqual(new Set([7]));
});

test.each([
  [0, 1],
  [-3, 1],
  [99, 12],
  [Infinity, 12],
  [2.9, 2],
  [Number.NaN, 1],
])("page %d of 12 is clamped to page %d", (value, shown) => {
  expect(within(value, 1, 12)).toBe(shown);
});
