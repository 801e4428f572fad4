import { expect, test } from "vitest";
import { callWindows, isOpenCallback, outageCredit, type CallbackState } from "./outage.rules.ts";

test.each([
  ["less than an hour", 59, 14_900, 0],
  ["an hour, below the minimum", 60, 14_900, 100],
  ["a day: a thirtieth of the month", 1_440, 14_900, 497],
  ["nine hours", 540, 14_900, 186],
  ["the first minute above the minimum", 291, 14_900, 100],
  ["one more", 292, 14_900, 101],
  ["a month: the whole price", 43_200, 14_900, 14_900],
  ["longer than a month: never more than the price", 50_000, 14_900, 14_900],
  ["a price below the minimum: never more than the price", 60, 40, 40],
  ["services that cost nothing", 1_440, 0, 0],
  ["services whose discounts are above their prices", 1_440, -500, 0],
])(
  "[SERV-07 partly] the credit for an outage of %s (%d minutes at %d cents a month)",
  (_, minutes, monthlyCents, credit) => {
    expect(outageCredit({ minutes, monthlyCents })).toBe(credit);
  },
);

const starts = (now: string, timeZone: string) =>
  callWindows(new Date(now), timeZone).map(({ startsAt }) => startsAt.toISOString());

test("callback windows are those of today and tomorrow on the account's wall clock", () => {
  expect(starts("2026-11-21T15:00:00Z", "America/New_York")).toEqual([
    "2026-11-21T15:00:00.000Z",
    "2026-11-21T17:00:00.000Z",
    "2026-11-21T19:00:00.000Z",
    "2026-11-21T21:00:00.000Z",
    "2026-11-21T23:00:00.000Z",
    "2026-11-22T13:00:00.000Z",
    "2026-11-22T15:00:00.000Z",
    "2026-11-22T17:00:00.000Z",
    "2026-11-22T19:00:00.000Z",
    "2026-11-22T21:00:00.000Z",
    "2026-11-22T23:00:00.000Z",
  ]);
  expect(starts("2026-11-21T15:00:00Z", "Pacific/Honolulu")[0]).toBe("2026-11-21T18:00:00.000Z");
});

test("the current window is offered as long as half an hour of it is left", () => {
  expect(starts("2026-11-21T16:30:00Z", "America/New_York")[0]).toBe("2026-11-21T15:00:00.000Z");
  expect(starts("2026-11-21T16:30:01Z", "America/New_York")[0]).toBe("2026-11-21T17:00:00.000Z");
});

test("after the last window only tomorrow's are left", () => {
  expect(starts("2026-11-22T02:00:00Z", "America/New_York")).toHaveLength(6);
});

test.each<[CallbackState, boolean]>([
  ["REQUESTED", true],
  ["SCHEDULED", true],
  ["CALLED", false],
  ["CANCELLED", false],
])("a callback that is %s is open: %s", (state, open) => {
  expect(isOpenCallback(state)).toBe(open);
});
