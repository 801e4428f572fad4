import { expect, test } from "vitest";
import { orderTimes } from "./orders.rules.ts";

test.each([
  ["in the morning", "2026-11-21T15:00:00Z", "America/New_York", "2026-11-22T01:00:00.000Z", "2026-11-22"],
  [
    "a second before the evening's cut-off",
    "2026-11-22T00:59:59Z",
    "America/New_York",
    "2026-11-22T01:00:00.000Z",
    "2026-11-22",
  ],
  ["at the cut-off", "2026-11-22T01:00:00Z", "America/New_York", "2026-11-23T01:00:00.000Z", "2026-11-23"],
  [
    "at the same instant further west",
    "2026-11-22T01:00:00Z",
    "America/Los_Angeles",
    "2026-11-22T04:00:00.000Z",
    "2026-11-22",
  ],
  [
    "on the day before winter time begins",
    "2026-10-31T15:00:00Z",
    "America/New_York",
    "2026-11-01T00:00:00.000Z",
    "2026-11-01",
  ],
  [
    "on the day when winter time begins",
    "2026-11-01T15:00:00Z",
    "America/New_York",
    "2026-11-02T01:00:00.000Z",
    "2026-11-02",
  ],
  [
    "on the last evening of a year",
    "2027-01-01T02:00:00Z",
    "America/New_York",
    "2027-01-02T01:00:00.000Z",
    "2027-01-02",
  ],
])("an order %s can be cancelled until the evening, and begins on the day after", (_, placedAt, zone, until, day) => {
  const times = orderTimes(new Date(placedAt), zone);
  expect([times.cancellableUntil.toISOString(), times.effectiveOn]).toEqual([until, day]);
});
