import { describe, expect, test } from "vitest";
import { dayAfterKey } from "./dayKeys.ts";
import { addDays, addMonths, isDay, lastOfMonth, weekdayOf, weeksOf } from "./days.ts";

test.each([
  ["2026-11-21", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-1-2", false],
  ["12/05/26", false],
  ["2026-12-05T00:00:00Z", false],
  ["", false],
  [undefined, false],
  ["2000-02-29", true],
  ["2100-02-29", false],
])("%j is a day: %s", (text, there) => expect(isDay(text)).toBe(there));

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-02-28", 1, "2026-03-01"],
  ["2026-03-07", 1, "2026-03-08"],
  ["2026-03-08", 1, "2026-03-09"],
  ["2026-11-01", 1, "2026-11-02"],
  ["2026-11-21", 30, "2026-12-21"],
])("%s plus %i days is %s", (day, days, expected) => expect(addDays(day, days)).toBe(expected));

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-03-31", -13, "2025-02-28"],
  ["2026-10-31", 1, "2026-11-30"],
])("%s plus %i months is %s", (day, months, expected) => expect(addMonths(day, months)).toBe(expected));

test.each([
  ["2026-02-10", "2026-02-28"],
  ["2028-02-10", "2028-02-29"],
  ["2026-12-01", "2026-12-31"],
  ["2026-04-30", "2026-04-30"],
])("the last day of the month of %s is %s", (day, last) => expect(lastOfMonth(day)).toBe(last));

test("November 21, 2026 is a Saturday", () => expect(weekdayOf("2026-11-21")).toBe(6));

describe("the weeks of a month", () => {
  test("begin on the first weekday", () => {
    expect(weeksOf("2026-11-21", 0)[0]?.[0]).toBe("2026-11-01");
    expect(weeksOf("2026-11-21", 1)[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      "2026-11-01",
    ]);
  });

  test.each([
    ["2026-02-01", 0, 4],
    ["2026-11-01", 0, 5],
    ["2026-11-01", 1, 6],
    ["2026-08-01", 0, 6],
  ])("%s with weeks from %i are %i", (month, first, count) => {
    const weeks = weeksOf(month, first);
    expect(weeks).toHaveLength(count);
    expect(weeks.flat().filter(Boolean)).toHaveLength(Number(lastOfMonth(month).slice(8)));
  });
});

describe("keys", () => {
  const plain = { key: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const leftToRight = { rightToLeft: false, firstWeekday: 0 };

  test.each([
    ["ArrowLeft", "2026-11-18"],
    ["ArrowRight", "2026-11-20"],
    ["ArrowUp", "2026-11-12"],
    ["ArrowDown", "2026-11-26"],
    ["Home", "2026-11-15"],
    ["End", "2026-11-21"],
    ["PageUp", "2026-10-19"],
    ["PageDown", "2026-12-19"],
    ["a", undefined],
    ["Tab", undefined],
  ])("%s on November 19, 2026 moves to %s", (key, day) =>
    expect(dayAfterKey({ ...plain, key }, "2026-11-19", leftToRight)).toBe(day),
  );

  test.each([
    ["PageUp", "2025-11-19"],
    ["PageDown", "2027-11-19"],
  ])("Shift + %s moves to %s", (key, day) =>
    expect(dayAfterKey({ ...plain, key, shiftKey: true }, "2026-11-19", leftToRight)).toBe(day),
  );

  test("a week that begins on Monday ends on Sunday", () => {
    const monday = { rightToLeft: false, firstWeekday: 1 };
    expect(dayAfterKey({ ...plain, key: "Home" }, "2026-11-19", monday)).toBe("2026-11-16");
    expect(dayAfterKey({ ...plain, key: "End" }, "2026-11-19", monday)).toBe("2026-11-22");
    expect(dayAfterKey({ ...plain, key: "Home" }, "2026-11-22", monday)).toBe("2026-11-16");
  });

  test("arrow keys are reversed right to left", () => {
    const rightToLeft = { rightToLeft: true, firstWeekday: 0 };
    expect(dayAfterKey({ ...plain, key: "ArrowLeft" }, "2026-11-19", rightToLeft)).toBe("2026-11-20");
    expect(dayAfterKey({ ...plain, key: "ArrowRight" }, "2026-11-19", rightToLeft)).toBe("2026-11-18");
  });

  test.each(["ctrlKey", "altKey", "metaKey"])("a key with %s is left to the browser", (modifier) =>
    expect(dayAfterKey({ ...plain, key: "ArrowLeft", [modifier]: true }, "2026-11-19", leftToRight)).toBeUndefined(),
  );
});
