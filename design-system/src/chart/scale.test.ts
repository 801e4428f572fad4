import { expect, test } from "vitest";
import { bridgeScaleOf, placeOn, scaleOf } from "./scale.ts";

test.each([
  ["a year of bills", [23140, 24817, 19900], [0, 10000, 20000, 30000]],
  ["nothing at all", [], [0, 100]],
  ["zeros", [0, 0, 0], [0, 100]],
  ["one value", [24817], [0, 10000, 20000, 30000]],
  ["values that are all the same", [5000, 5000], [0, 2000, 4000, 6000]],
  ["cents", [5], [0, 100]],
  ["a value that is a tick", [20000], [0, 5000, 10000, 15000, 20000]],
  ["a credit among bills", [24817, -5000], [-10000, 0, 10000, 20000, 30000]],
  ["credits alone", [-500, -1200], [-1500, -1000, -500, 0]],
  ["a billion dollars", [100_000_000_000], [0, 50_000_000_000, 100_000_000_000]],
])("[DSYS-02 partly] the axis of %s has round ticks in whole dollars", (_name, values, ticks) => {
  expect(scaleOf(values)).toEqual({ from: ticks[0], to: ticks.at(-1), ticks });
});

test.each([
  ["from $231.40 over $253.17 to $248.17", [23140, 24640, 25317, 24817], [20000, 26000]],
  ["that does not change", [24817, 24817], [0, 30000]],
  ["that changes as much as it is", [10000, 22000], [0, 30000]],
  ["into credit", [2000, -3000], [-4000, 2000]],
  ["from nothing", [0, 4900], [0, 6000]],
  ["of a cent", [24817, 24818], [24800, 24900]],
])("[DSYS-02 partly] the axis of a waterfall %s starts no higher than allowed", (_name, levels, [from, to]) => {
  expect(bridgeScaleOf(levels)).toMatchObject({ from, to });
});

test("[DSYS-02 partly] every value is within its axis, including the largest safe integer of cents", () => {
  const huge = Number.MAX_SAFE_INTEGER;
  for (const values of [[1], [99], [101, -101], [huge], [-huge, huge], [0, 33333], [777777, 777778]]) {
    for (const scale of [scaleOf(values), bridgeScaleOf(values)]) {
      for (const value of values) {
        expect(placeOn(scale, value)).toBeGreaterThanOrEqual(0);
        expect(placeOn(scale, value)).toBeLessThanOrEqual(1);
      }
      expect(scale.ticks.length).toBeLessThanOrEqual(8);
    }
  }
});

test("[DSYS-02 partly] a tick has the position of its value", () => {
  const scale = scaleOf([30000]);
  expect(scale.ticks.map((tick) => placeOn(scale, tick))).toEqual([0, 1 / 3, 2 / 3, 1]);
});
