import { expect, test } from "vitest";
import { moved, placeOf } from "./order.ts";

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [1, 99, "acb"],
  [1, -5, "bac"],
  [7, 0, "abc"],
])("moving the item at %d to %d gives %s", (from, to, order) => {
  expect(moved(["a", "b", "c"], from, to).join("")).toBe(order);
});

const rows = [
  { start: 0, end: 40 },
  { start: 50, end: 90 },
  { start: 100, end: 180 },
];

test.each([
  [0, 0, 0],
  [0, 29, 0],
  [0, 31, 1],
  [0, 120, 2],
  [2, -20, 2],
  [2, -31, 1],
  [2, -500, 0],
  [5, 10, 5],
])("row %d dragged by %d px is over position %d", (from, by, place) => {
  expect(placeOf(rows, from, by)).toBe(place);
});
