import { describe, expect, test } from "vitest";
import {
  always,
  appliesAt,
  type CallSchedule,
  momentsOfChange,
  nextChange,
  validateSchedule,
  usualHours,
  weekdays,
  weekMomentAt,
} from "./callSchedule.rules.ts";

const during: CallSchedule = { when: "DURING", ...usualHours };
const outside: CallSchedule = { when: "OUTSIDE", ...usualHours };

describe("[SERV-04 partly] schedules in the account's time zone", () => {
  test.each([
    [always, { day: "SUN", time: "03:00" }, true],
    [during, { day: "MON", time: "09:00" }, true],
    [during, { day: "MON", time: "08:59" }, false],
    [during, { day: "FRI", time: "17:00" }, false],
    [during, { day: "SAT", time: "10:00" }, false],
    [outside, { day: "SAT", time: "10:00" }, true],
    [outside, { day: "MON", time: "10:00" }, false],
  ] as const)("%j at %j applies: %s", (schedule, at, applies) => {
    expect(appliesAt(schedule, at)).toBe(applies);
  });

  test.each([
    [{ ...during, days: [] }, "NO_DAYS"],
    [{ ...during, from: "17:00", to: "09:00" }, "ENDS_BEFORE_IT_STARTS"],
    [{ ...during, from: "09:00", to: "09:00" }, "ENDS_BEFORE_IT_STARTS"],
    [{ ...always, days: [] }, null],
    [outside, null],
  ] as const)("%j is refused: %s", (schedule, error) => {
    expect(validateSchedule(schedule)).toBe(error);
  });

  test("the same instant is another hour, and another day, in another zone", () => {
    const instant = new Date("2026-11-24T04:30:00Z");
    expect(weekMomentAt(instant, "America/New_York")).toEqual({ day: "MON", time: "23:30" });
    expect(weekMomentAt(instant, "Pacific/Honolulu")).toEqual({ day: "MON", time: "18:30" });
    expect(weekMomentAt(instant, "UTC")).toEqual({ day: "TUE", time: "04:30" });
  });

  test.each([
    ["2026-11-24T15:00:00Z", "2026-11-24T22:00:00.000Z"],
    ["2026-11-24T22:00:00Z", "2026-11-25T14:00:00.000Z"],
    // From Friday evening to Monday morning.
    ["2026-11-27T23:00:00Z", "2026-11-30T14:00:00.000Z"],
    // Over the end of daylight saving time: 9 AM is an hour later in UTC.
    ["2026-10-30T23:00:00Z", "2026-11-02T14:00:00.000Z"],
  ])("after %s the next change of a work week is at %s", (now, next) => {
    expect(nextChange(during, new Date(now), "America/New_York")?.toISOString()).toBe(next);
  });

  test("the hours of one day a week come again a week later", () => {
    const onTuesdays: CallSchedule = { ...during, days: ["TUE"] };
    const next = nextChange(onTuesdays, new Date("2026-11-24T23:00:00Z"), "America/New_York");
    expect(next?.toISOString()).toBe("2026-12-01T14:00:00.000Z");
  });

  test("a schedule that always applies never changes", () => {
    expect(nextChange(always, new Date(), "America/New_York")).toBeNull();
    expect(momentsOfChange([always])).toEqual(weekdays.map((day) => ({ day, time: "00:00" })));
  });

  test("schedules change together at the starts and ends of each, on any day", () => {
    const times = momentsOfChange([during, { ...outside, from: "12:00", to: "17:00" }]).filter(
      ({ day }) => day === "WED",
    );
    expect(times.map(({ time }) => time)).toEqual(["00:00", "09:00", "17:00", "12:00"]);
  });
});
