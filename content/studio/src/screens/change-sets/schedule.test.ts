import { expect, test } from "vitest";
import { parseTypedTime, scheduledFor } from "./schedule.ts";

test.each([
  ["8:00", "08:00"],
  ["08:05", "08:05"],
  ["20:30", "20:30"],
  ["8:30 pm", "20:30"],
  ["8:30 p.m.", "20:30"],
  ["12:15 AM", "00:15"],
  ["12:15pm", "12:15"],
  ["8am", "08:00"],
  ["12 pm", "12:00"],
  ["8 p.m.", "20:00"],
  ["8", undefined],
  ["24:00", undefined],
  ["13:00 pm", undefined],
  ["0:30 am", undefined],
  ["8:60", undefined],
  ["eight", undefined],
  ["", undefined],
])("a time typed as %j is %s", (typed, expected) => {
  expect(parseTypedTime(typed)).toBe(expected);
});

test("both fields are required; the missing one is reported", () => {
  expect(scheduledFor("2026-12-01", "8:00")).toEqual({ at: "2026-12-01T08:00" });
  expect(scheduledFor(undefined, "8:00")).toEqual({ error: { date: "missing" } });
  expect(scheduledFor("2026-12-01", "noon")).toEqual({ error: { time: "missing" } });
});
