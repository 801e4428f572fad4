import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  instantAt,
  isLocalDate,
  localDateAt,
  parseTypedDate,
  typedDate,
} from "./dates.rules.ts";

const zone = "America/New_York";

test.each([
  ["11/21/26", "2026-11-21"],
  ["1/2/27", "2027-01-02"],
  [" 02/29/28 ", "2028-02-29"],
  ["02/29/27", null],
  ["13/01/27", null],
  ["00/10/27", null],
  ["11/31/26", null],
  ["11/21/2026", null],
  ["111/21/26", null],
  ["11-21-26", null],
  ["", null],
  ["１１/21/26", null],
])("typed date %j is %s", (typed, date) => {
  expect(parseTypedDate(typed)).toBe(date);
});

test("a formatted date parses back to itself", () => {
  expect(typedDate("2026-02-03")).toBe("02/03/26");
  expect(parseTypedDate(typedDate("2028-02-29"))).toBe("2028-02-29");
});

test.each([
  ["2026-11-21", true],
  ["2026-2-1", false],
  ["2026-02-30", false],
  ["2026-11-00", false],
  ["12026-11-21", false],
  ["2026-00-10", false],
  ["2026-11-21T00:00:00Z", false],
])("%s is a local date: %s", (text, real) => {
  expect(isLocalDate(text)).toBe(real);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-03-31", -13, "2025-02-28"],
])("%s plus %i months is %s", (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test("days are counted correctly across daylight saving time", () => {
  expect(addDays("2026-03-07", 1)).toBe("2026-03-08");
  expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
  expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
  expect(daysBetween("2026-11-21", "2026-11-01")).toBe(-20);
});

test("arithmetic on an invalid date throws", () => {
  expect(() => addDays("2026-02-30", 1)).toThrow(new RangeError("not a local date: 2026-02-30"));
});

describe("local time in a zone", () => {
  test.each([
    ["2026-11-21T04:59:59Z", "2026-11-20"],
    ["2026-11-21T05:00:00Z", "2026-11-21"],
    ["2026-07-01T03:59:59Z", "2026-06-30"],
    ["2026-07-01T04:00:00Z", "2026-07-01"],
  ])("at %s it is %s", (instant, date) => {
    expect(localDateAt(new Date(instant), zone)).toBe(date);
  });

  test.each([
    ["2026-11-21", 12, 0, "2026-11-21T17:00:00.000Z"],
    ["2026-07-01", 0, 0, "2026-07-01T04:00:00.000Z"],
    ["2026-03-08", 2, 30, "2026-03-08T07:30:00.000Z"],
    ["2026-03-08", 3, 30, "2026-03-08T07:30:00.000Z"],
    ["2026-11-01", 1, 30, "2026-11-01T05:30:00.000Z"],
    ["2026-11-01", 2, 30, "2026-11-01T07:30:00.000Z"],
  ])("%s %i:%i is %s", (date, hour, minute, instant) => {
    expect(instantAt(date, hour, minute, zone).toISOString()).toBe(instant);
  });
});
