import { describe, expect, test } from "vitest";
import { isExpired } from "./card.rules.ts";
import {
  validateDate,
  forcesToday,
  validateTypedDate,
  paymentDates,
  schedulingBlock,
  type SchedulingFacts,
} from "./paymentDate.rules.ts";

const zone = "America/New_York";
const settings = { daysAhead: 30, cutOffHour: 20 };
const free: SchedulingFacts = {
  inactive: false,
  pastDueAmount: 0,
  pendingPaymentAmount: 0,
  pendingDiscount: 0,
  scheduled: 0,
};

const datesAt = (instant: string, facts: Partial<SchedulingFacts> = {}) =>
  paymentDates(new Date(instant), zone, settings, { ...free, ...facts });

describe("available dates", () => {
  test.each([
    ["a winter morning", "2026-11-21T15:00:00Z", "2026-11-21", "2026-11-22", "2026-12-21"],
    ["one second before the cut-off", "2026-11-22T00:59:59Z", "2026-11-21", "2026-11-22", "2026-12-21"],
    ["at the cut-off", "2026-11-22T01:00:00Z", "2026-11-21", "2026-11-23", "2026-12-21"],
    ["one second after the cut-off", "2026-11-22T01:00:01Z", "2026-11-21", "2026-11-23", "2026-12-21"],
    ["one second before midnight", "2026-11-22T04:59:59Z", "2026-11-21", "2026-11-23", "2026-12-21"],
    ["at midnight", "2026-11-22T05:00:00Z", "2026-11-22", "2026-11-23", "2026-12-22"],
    ["a summer evening before the cut-off", "2026-07-01T23:59:59Z", "2026-07-01", "2026-07-02", "2026-07-31"],
    ["a summer evening at the cut-off", "2026-07-02T00:00:00Z", "2026-07-01", "2026-07-03", "2026-07-31"],
    [
      "the evening before daylight saving time begins",
      "2026-03-08T01:00:00Z",
      "2026-03-07",
      "2026-03-09",
      "2026-04-06",
    ],
    ["the evening when daylight saving time begins", "2026-03-09T00:00:00Z", "2026-03-08", "2026-03-10", "2026-04-07"],
    ["the evening before daylight saving time ends", "2026-10-31T23:59:59Z", "2026-10-31", "2026-11-01", "2026-11-30"],
    ["the evening when daylight saving time ends", "2026-11-02T00:59:59Z", "2026-11-01", "2026-11-02", "2026-12-01"],
    ["the end of a month", "2026-01-31T15:00:00Z", "2026-01-31", "2026-02-01", "2026-03-02"],
    ["the end of a year", "2026-12-31T15:00:00Z", "2026-12-31", "2027-01-01", "2027-01-30"],
    ["before a leap day", "2028-02-28T15:00:00Z", "2028-02-28", "2028-02-29", "2028-03-29"],
    ["thirty days before a leap day", "2028-01-30T15:00:00Z", "2028-01-30", "2028-01-31", "2028-02-29"],
  ])("%s", (_name, instant, today, firstScheduledDate, lastDate) => {
    expect(datesAt(instant)).toMatchObject({ today, firstScheduledDate, lastDate, block: null });
  });

  test("the cut-off is an instant, whatever the length of the day", () => {
    expect(datesAt("2026-03-08T15:00:00Z").cutOff.toISOString()).toBe("2026-03-09T00:00:00.000Z");
    expect(datesAt("2026-11-01T15:00:00Z").cutOff.toISOString()).toBe("2026-11-02T01:00:00.000Z");
  });

  test("uses the provider's settings, not a constant", () => {
    const dates = paymentDates(new Date("2026-11-21T22:00:00Z"), zone, { daysAhead: 1, cutOffHour: 17 }, free);
    expect(dates).toMatchObject({ firstScheduledDate: null, lastDate: "2026-11-22" });
    expect(validateDate("2026-11-22", dates)).toBe("pastCutOff");
  });

  test("the last date may be the only one available", () => {
    expect(paymentDates(new Date("2026-11-21T21:59:59Z"), zone, { daysAhead: 1, cutOffHour: 17 }, free)).toMatchObject({
      firstScheduledDate: "2026-11-22",
      lastDate: "2026-11-22",
    });
  });
});

describe("why only today is available", () => {
  test.each<[string, Partial<SchedulingFacts>, ReturnType<typeof schedulingBlock>]>([
    ["nothing", {}, null],
    ["one scheduled payment", { scheduled: 1 }, null],
    ["two scheduled payments", { scheduled: 2 }, "TWO_SCHEDULED"],
    ["a past-due balance", { pastDueAmount: 100 }, "PAST_DUE"],
    ["a past-due balance of which a part is on its way", { pastDueAmount: 100, pendingPaymentAmount: 99 }, "PAST_DUE"],
    [
      "a pending payment that includes past due",
      { pastDueAmount: 100, pendingPaymentAmount: 100 },
      "PENDING_INCLUDES_PAST_DUE",
    ],
    [
      "a pending payment that includes past due with its discount",
      { pastDueAmount: 100, pendingPaymentAmount: 95, pendingDiscount: 5 },
      "PENDING_INCLUDES_PAST_DUE",
    ],
    [
      "a past-due balance of which a cent is left after the pending payment and its discount",
      { pastDueAmount: 100, pendingPaymentAmount: 95, pendingDiscount: 4 },
      "PAST_DUE",
    ],
    ["a pending payment without past due", { pendingPaymentAmount: 100 }, null],
    ["an inactive account", { inactive: true }, "INACTIVE"],
    [
      "an inactive account that is past due and has two scheduled",
      { inactive: true, pastDueAmount: 1, scheduled: 2 },
      "INACTIVE",
    ],
    ["past due and two scheduled", { pastDueAmount: 1, scheduled: 2 }, "PAST_DUE"],
  ])("%s", (_name, facts, block) => {
    expect(schedulingBlock({ ...free, ...facts })).toBe(block);
    const dates = datesAt("2026-11-21T15:00:00Z", facts);
    expect(dates.lastDate).toBe(block === null ? "2026-12-21" : "2026-11-21");
    expect(dates.firstScheduledDate === null).toBe(block !== null);
    expect(validateDate("2026-11-21", dates)).toBeNull();
  });

  test("past due and inactive force payment today; the other reasons only block scheduling", () => {
    expect(
      (["INACTIVE", "PAST_DUE", "PENDING_INCLUDES_PAST_DUE", "TWO_SCHEDULED", null] as const).map(forcesToday),
    ).toEqual([true, true, false, false, false]);
  });
});

describe("a typed date", () => {
  const dates = datesAt("2026-11-21T15:00:00Z");

  test.each([
    ["11/21/26", "2026-11-21"],
    ["11/22/26", "2026-11-22"],
    ["12/21/26", "2026-12-21"],
    [" 12/1/26 ", "2026-12-01"],
    ["1/2/27", "outOfRange"],
    ["11/20/26", "outOfRange"],
    ["12/22/26", "outOfRange"],
    ["02/29/27", "form"],
    ["02/29/28", "outOfRange"],
    ["13/01/26", "form"],
    ["00/10/26", "form"],
    ["11/31/26", "form"],
    ["12/05/2026", "form"],
    ["2026-12-05", "form"],
    ["12-05-26", "form"],
    ["12/05", "form"],
    ["", "form"],
    ["tomorrow", "form"],
    ["１２/０５/２６", "form"],
    ["12/05/26\u0000", "form"],
  ])("%j: %s", (typed, expected) => {
    const judged = validateTypedDate(typed, dates);
    expect("date" in judged ? judged.date : judged.error).toBe(expected);
  });

  test("tomorrow is available until the cut-off; today is always available", () => {
    expect(validateTypedDate("11/22/26", datesAt("2026-11-22T00:59:59Z"))).toEqual({ date: "2026-11-22" });
    expect(validateTypedDate("11/22/26", datesAt("2026-11-22T01:00:00Z"))).toEqual({ error: "pastCutOff" });
    expect(validateTypedDate("11/21/26", datesAt("2026-11-22T01:00:00Z"))).toEqual({ date: "2026-11-21" });
    expect(validateTypedDate("11/23/26", datesAt("2026-11-22T01:00:00Z"))).toEqual({ date: "2026-11-23" });
  });
});

test.each([
  ["1126", "2026-11-30", false],
  ["1126", "2026-12-01", true],
  ["0228", "2028-02-29", false],
  ["0228", "2028-03-01", true],
  ["1226", "2026-12-21", false],
])("a card that expires %s has expired before a payment on %s: %s", (expiry, date, over) => {
  expect(isExpired(expiry, date)).toBe(over);
});
