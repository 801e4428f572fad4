import { expect, test } from "vitest";
import { offsetsOf, rowsInSight } from "./rowWindow.ts";

const even = (count: number) => offsetsOf(Array.from({ length: count }, () => 50));

test("unmeasured rows count with the estimated height", () => {
  expect(offsetsOf([40, undefined, 60, undefined])).toEqual([0, 40, 90, 150, 200]);
  expect(offsetsOf([])).toEqual([0]);
});

test("the visible rows are rendered with eight rows of overscan on both sides", () => {
  const drawn = rowsInSight(even(1000), { top: 5000, height: 500 }, 100);
  expect([drawn[0], drawn.at(-1)]).toEqual([92, 118]);
  expect(drawn).toHaveLength(27);
});

test("the window is clamped at both ends", () => {
  expect(rowsInSight(even(3), { top: 0, height: 500 }, 0)).toEqual([0, 1, 2]);
  expect(rowsInSight(even(1000), { top: 999_999, height: 500 }, 999).at(-1)).toBe(999);
  expect(rowsInSight(even(0), { top: 0, height: 500 }, -1)).toEqual([]);
});

test("the focused row is rendered wherever it is, in its order", () => {
  expect(rowsInSight(even(1000), { top: 5000, height: 100 }, 3)[0]).toBe(3);
  expect(rowsInSight(even(1000), { top: 0, height: 100 }, 900).at(-1)).toBe(900);
});
