import { expect, test } from "vitest";
import {
  type BusinessHoursFacts,
  validateBusinessHours,
  hoursOn,
  openingState,
  tidyHours,
} from "./businessHours.rules.ts";

const day = [{ opens: "09:00", closes: "17:00" }];
const split = [
  { opens: "09:00", closes: "12:00" },
  { opens: "13:00", closes: "17:00" },
];
// 2026-11-21 is a Saturday.
const facts: BusinessHoursFacts = {
  weekly: [day, split, day, day, day, [], []],
  exceptions: [{ date: "2026-11-26", name: "Thanksgiving", hours: [] }],
};
const soFar = { today: "2026-11-21", exceptions: [] };
const nightAndDay = [{ opens: "00:00", closes: "24:00" }];

test("an exception wins over its weekday", () => {
  expect(hoursOn(facts, "2026-11-23")).toEqual(day);
  expect(hoursOn(facts, "2026-11-24")).toEqual(split);
  expect(hoursOn(facts, "2026-11-26")).toEqual([]);
  expect(hoursOn(facts, "2026-11-22")).toEqual([]);
});

test.each([
  ["2026-11-23", "08:59", false, "2026-11-23", "09:00"],
  ["2026-11-23", "09:00", true, "2026-11-23", "17:00"],
  ["2026-11-23", "16:59", true, "2026-11-23", "17:00"],
  ["2026-11-23", "17:00", false, "2026-11-24", "09:00"],
  ["2026-11-24", "12:30", false, "2026-11-24", "13:00"],
  ["2026-11-25", "20:00", false, "2026-11-27", "09:00"],
  ["2026-11-21", "10:00", false, "2026-11-23", "09:00"],
])("on %s at %s open is %s, until %s %s", (date, time, isOpen, changesOn, changesAt) => {
  expect(openingState(facts, date, time)).toEqual({ isOpen, changesOn, changesAt });
});

test("an office that never closes, or never opens, has no next change", () => {
  const always = { weekly: Array.from({ length: 7 }, () => nightAndDay), exceptions: [] };
  expect(openingState(always, "2026-11-21", "10:00")).toEqual({ isOpen: true, changesOn: null, changesAt: null });
  const never = { weekly: Array.from({ length: 7 }, () => []), exceptions: [] };
  expect(openingState(never, "2026-11-21", "10:00")).toEqual({ isOpen: false, changesOn: null, changesAt: null });
});

test("the next change is looked for two weeks ahead, and no further", () => {
  const never = Array.from({ length: 7 }, () => []);
  const opensOn = (date: string) => ({ weekly: never, exceptions: [{ date, name: "Fair", hours: day }] });
  expect(openingState(opensOn("2026-12-05"), "2026-11-21", "10:00").changesOn).toBe("2026-12-05");
  expect(openingState(opensOn("2026-12-06"), "2026-11-21", "10:00").changesOn).toBeNull();
});

test("hours that end at midnight close on the next day at midnight", () => {
  const late = { weekly: [[{ opens: "20:00", closes: "24:00" }], [], [], [], [], [], []], exceptions: [] };
  expect(openingState(late, "2026-11-23", "23:30")).toEqual({
    isOpen: true,
    changesOn: "2026-11-24",
    changesAt: "00:00",
  });
});

const weekly = (hours: BusinessHoursFacts["weekly"][number]) => ({ ...facts, weekly: [hours, [], [], [], [], [], []] });
test.each<[BusinessHoursFacts, { field: string; code: string }[]]>([
  [facts, []],
  [weekly([{ opens: "17:00", closes: "09:00" }]), [{ field: "weekly.0", code: "OUT_OF_RANGE" }]],
  [weekly([{ opens: "09:00", closes: "09:00" }]), [{ field: "weekly.0", code: "OUT_OF_RANGE" }]],
  [weekly([...day, { opens: "16:30", closes: "18:00" }]), [{ field: "weekly.0", code: "TAKEN" }]],
  [weekly([{ opens: "17:00", closes: "18:00" }, ...day]), []],
  [{ ...facts, exceptions: [{ date: "", name: "", hours: [] }] }, [{ field: "exceptions.0.date", code: "MISSING" }]],
  [
    { ...facts, exceptions: [{ date: "2026-02-30", name: "x", hours: [] }] },
    [{ field: "exceptions.0.date", code: "INVALID" }],
  ],
  [
    {
      ...facts,
      exceptions: [
        { date: "2026-12-25", name: "Christmas", hours: [] },
        { date: "2026-12-25", name: " ", hours: [...day, ...day] },
      ],
    },
    [
      { field: "exceptions.1.date", code: "TAKEN" },
      { field: "exceptions.1.name", code: "MISSING" },
      { field: "exceptions.1", code: "TAKEN" },
    ],
  ],
  [
    {
      ...facts,
      exceptions: [
        { date: "2026-12-25", name: "Christmas", hours: [] },
        { date: "2026-12-26", name: ` ${"é".repeat(60)} `, hours: day },
      ],
    },
    [],
  ],
  [
    { ...facts, exceptions: [{ date: "2026-12-25", name: "x".repeat(61), hours: [] }] },
    [{ field: "exceptions.0.name", code: "TOO_LONG" }],
  ],
])("case %#: the errors are %j", (typed, errors) => {
  expect(validateBusinessHours(typed, soFar)).toEqual(errors);
});

test("an exception on a past date is an error, unless it is stored already and over", () => {
  const on = (date: string) => ({ ...facts, exceptions: [{ date, name: "New Year", hours: [] }] });
  const error = [{ field: "exceptions.0.date", code: "OUT_OF_RANGE" }];
  expect(validateBusinessHours(on("2026-11-20"), soFar)).toEqual(error);
  expect(validateBusinessHours(on("2026-11-21"), soFar)).toEqual([]);
  expect(validateBusinessHours(on("2026-11-20"), { ...soFar, exceptions: on("2026-11-20").exceptions })).toEqual([]);
});

test("hours and exceptions are stored in their order, with trimmed names", () => {
  const tidied = tidyHours({
    weekly: [[...split].toReversed(), [], [], [], [], [], []],
    exceptions: [
      { date: "2026-12-25", name: " Christmas ", hours: [] },
      { date: "2026-11-26", name: "Thanksgiving", hours: [...split].toReversed() },
    ],
  });
  expect(tidied.weekly[0]).toEqual(split);
  expect(tidied.exceptions.map(({ name, hours }) => [name, hours])).toEqual([
    ["Thanksgiving", split],
    ["Christmas", []],
  ]);
});
