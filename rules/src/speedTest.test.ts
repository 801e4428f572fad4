import { expect, test } from "vitest";
import { megabitsPerSecond, middleOf, roundedMbps, speedVerdict } from "./speedTest.rules.ts";

test.each([
  [1_250_000, 1_000, 10],
  [8_388_608, 250, 268.435456],
  [1_000, 0, 8],
])("%d bytes in %d ms are %d Mbps", (bytes, milliseconds, mbps) => {
  expect(megabitsPerSecond(bytes, milliseconds)).toBeCloseTo(mbps);
});

test.each([
  [[30, 10, 500], 30],
  [[10, 20], 20],
  [[], 0],
])("the median of %j is %d", (times, middle) => {
  expect(middleOf(times)).toBe(middle);
});

test.each([
  [300, 20, 600, "good"],
  [299, 20, 600, "slow"],
  [600, 151, 600, "delayed"],
  [600, 150, 600, "good"],
  [25, 20, null, "good"],
  [24.9, 20, null, "slow"],
] as const)("%d Mbps and %d ms on a plan of %s are %s", (downloadMbps, latencyMs, plan, verdict) => {
  expect(speedVerdict({ downloadMbps, uploadMbps: 10, latencyMs }, plan)).toBe(verdict);
});

test.each([
  [9.94, 9.9],
  [9.96, 10],
  [10, 10],
  [10.4, 10],
  [312.6, 313],
])("%d is displayed as %d", (mbps, said) => {
  expect(roundedMbps(mbps)).toBe(said);
});
