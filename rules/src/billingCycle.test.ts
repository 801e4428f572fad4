import { describe, expect, test } from "vitest";
import { nextCycleDate, previousCycleDate } from "./billingCycle.rules.ts";

describe("the next billing date", () => {
  test.each([
    ["2026-11-04", 5, "2026-11-05"],
    ["2026-11-05", 5, "2026-12-05"],
    ["2026-12-31", 5, "2027-01-05"],
    ["2027-01-31", 31, "2027-02-28"],
    ["2027-02-28", 31, "2027-03-31"],
    ["2027-02-28", 30, "2027-03-30"],
    ["2028-01-30", 30, "2028-02-29"],
    ["2028-01-29", 29, "2028-02-29"],
    ["2027-01-29", 29, "2027-02-28"],
    ["2027-04-29", 31, "2027-04-30"],
  ])("after %s on cycle day %i is %s", (after, cycleDay, next) => {
    expect(nextCycleDate(after, cycleDay)).toBe(next);
  });

  test.each([1, 28, 29, 30, 31])("cycle day %i falls into every month exactly once", (cycleDay) => {
    const months: string[] = [];
    for (let date = "2026-12-31"; months.length < 48; months.push(date.slice(0, 7)))
      date = nextCycleDate(date, cycleDay);
    expect(new Set(months).size).toBe(48);
  });
});

test.each([
  ["2027-03-31", 31, "2027-02-28"],
  ["2027-01-05", 5, "2026-12-05"],
  ["2027-02-28", 30, "2027-01-30"],
])("a month before %s on cycle day %i is %s", (date, cycleDay, before) => {
  expect(previousCycleDate(date, cycleDay)).toBe(before);
});
