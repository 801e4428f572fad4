import { describe, expect, test } from "vitest";
import {
  autoPayDebit,
  validateAutoPayMethod,
  autoPayServices,
  billCycle,
  debitDays,
  isLateDebitDay,
  monthlyDiscount,
  nextDebitDate,
  validateServices,
  usualDebitDay,
  waitsTooLong,
  type AutoPayService,
} from "./autoPay.rules.ts";

const [core, mobile]: [AutoPayService, AutoPayService] = ["core", "mobile"];

test.each([
  [["internet", "voice"], [core]],
  [["mobile"], [mobile]],
  [
    ["internet", "mobile"],
    [core, mobile],
  ],
  [[], []],
])("an account with %j can enrol %j", (types, services) => {
  expect(autoPayServices(types)).toEqual(services);
});

test.each([
  [[], [core], "NO_SERVICE_SELECTED"],
  [[], [core, mobile], "NO_SERVICE_SELECTED"],
  [[core], [core], null],
  [[core, mobile], [core, mobile], null],
  [[mobile], [core, mobile], null],
  [[core], [core, mobile], "MOBILE_REQUIRES_AUTO_PAY"],
  [[mobile], [core], "SERVICE_NOT_FOUND"],
  [[core, mobile], [core], "SERVICE_NOT_FOUND"],
] as const)("[AUTO-06 partly] [AUTO-07 partly] %j of %j: %s", (chosen, offered, error) => {
  expect(validateServices(chosen, offered)).toBe(error);
});

test.each([
  ["credit", [core], null],
  ["bankAccount", [core], null],
  ["rechargeable", [core], null],
  ["prepaid", [core], "PREPAID_NOT_ALLOWED"],
  ["gift", [core, mobile], "PREPAID_NOT_ALLOWED"],
  ["credit", [mobile], null],
  ["rechargeable", [mobile], null],
  ["bankAccount", [mobile], "CARDS_ONLY_FOR_MOBILE"],
  ["prepaid", [mobile], "PREPAID_NOT_ALLOWED"],
  ["credit", [core, mobile], null],
  ["debit", [core, mobile], null],
  ["rechargeable", [core, mobile], "DEBIT_OR_CREDIT_ONLY"],
  ["bankAccount", [core, mobile], "DEBIT_OR_CREDIT_ONLY"],
] as const)("[AUTO-07 partly] a %s method for %j: %s", (kind, services, error) => {
  expect(validateAutoPayMethod(kind, services)).toBe(error);
});

describe("[AUTO-08 partly] the debit day", () => {
  const overNewMonth = billCycle(5, { statementDate: "2026-11-14", dueDate: "2026-12-05" });

  test.each([
    [13, true],
    [14, false],
    [30, false],
    [31, false],
    [1, false],
    [4, false],
    [5, true],
    [6, true],
  ])(
    "a bill of the 14th, due on the 5th, or on the 4th after a month of 31 days: on day %i, late is %s",
    (day, late) => {
      expect(isLateDebitDay(day, overNewMonth)).toBe(late);
    },
  );

  test.each([
    [1, true],
    [3, false],
    [24, false],
    [25, true],
    [31, true],
  ])("a bill of the 3rd, due on the 24th: on day %i, late is %s", (day, late) => {
    expect(isLateDebitDay(day, { billDay: 3, dueDay: 24 })).toBe(late);
  });

  test.each([
    [1, 10, 10, false],
    [1, 10, 11, true],
    [1, 10, 1, false],
    [5, 5, 5, false],
    [5, 5, 6, true],
    [5, 5, 4, true],
    [28, 30, 28, false],
    [28, 30, 5, true],
  ])(
    "a current bill of day %i that is due sooner than usual, on day %i: on day %i, late is %s",
    (billDay, dueDay, day, late) => {
      expect(isLateDebitDay(day, { billDay, dueDay })).toBe(late);
    },
  );

  test.each([
    [3, 24, 24],
    [14, 5, 4],
    [28, 2, 2],
    [31, 21, 21],
  ])("with a bill of day %i that is due on day %i, defaults to day %i, the last in time", (billDay, dueDay, day) => {
    expect(usualDebitDay({ billDay, dueDay })).toBe(day);
  });

  test.each([
    [
      "the bill that is out, of another day than the cycle's",
      14,
      "2026-11-09",
      "2026-11-30",
      { billDay: 9, dueDay: 30 },
    ],
    [
      "a bill of the last day of a month without the cycle's day",
      31,
      "2026-11-30",
      "2026-12-21",
      { billDay: 31, dueDay: 21 },
    ],
    [
      "a bill before the cycle's day, in the middle of a month",
      31,
      "2026-11-29",
      "2026-12-20",
      { billDay: 29, dueDay: 20 },
    ],
    [
      "a bill of the last day of a month, after the cycle's day",
      5,
      "2026-11-30",
      "2026-12-21",
      { billDay: 30, dueDay: 21 },
    ],
  ])("comes next after %s", (_, cycleDay, statementDate, dueDate, cycle) => {
    expect(billCycle(cycleDay, { statementDate, dueDate })).toEqual(cycle);
  });

  test("can be chosen from the days on which nothing is late", () => {
    expect(debitDays({ billDay: 28, dueDay: 2 })).toEqual([1, 2, 28, 29, 30, 31]);
  });

  test.each([
    [1, 22],
    [8, 1],
    [28, 21],
  ])("an account with cycle day %i and no bill yet has the due day %i", (cycleDay, dueDay) => {
    expect(billCycle(cycleDay, undefined)).toEqual({ billDay: cycleDay, dueDay });
  });

  test.each([
    [5, "2026-11-21", "2026-12-05"],
    [22, "2026-11-21", "2026-11-22"],
    [21, "2026-11-21", "2026-12-21"],
    [31, "2026-11-21", "2026-11-30"],
    [31, "2026-11-30", "2026-12-31"],
    [30, "2027-01-31", "2027-02-28"],
    [29, "2028-02-01", "2028-02-29"],
    [29, "2027-02-01", "2027-02-28"],
    [31, "2028-01-31", "2028-02-29"],
    [29, "2028-02-29", "2028-03-29"],
    [5, "2026-12-31", "2027-01-05"],
  ])("%i after %s is %s", (day, after, next) => {
    expect(nextDebitDate(day, after)).toBe(next);
  });

  test("a debit on the last day of every month runs once a month, also in February", () => {
    const year = Array.from({ length: 12 }).reduce<string[]>(
      (dates) => [...dates, nextDebitDate(31, dates.at(-1) ?? "2027-12-31")],
      [],
    );
    expect(year.map((date) => date.slice(5))).toEqual([
      "01-31",
      "02-29",
      "03-31",
      "04-30",
      "05-31",
      "06-30",
      "07-31",
      "08-31",
      "09-30",
      "10-31",
      "11-30",
      "12-31",
    ]);
  });

  test.each([
    [null, "2026-12-05", false],
    ["2026-12-05", "2026-12-05", false],
    ["2026-12-05", "2026-12-06", true],
  ])("a balance due %s waits for a debit on %s: late is %s", (due, debit, late) => {
    expect(waitsTooLong(due, debit)).toBe(late);
  });
});

test.each([
  [24_817, 0, { due: 24_817, discount: 500, amount: 24_317 }],
  [24_817, 20_000, { due: 4_817, discount: 500, amount: 4_317 }],
  [500, 0, { due: 500, discount: 500, amount: 0 }],
  [300, 0, { due: 300, discount: 300, amount: 0 }],
  [501, 0, { due: 501, discount: 500, amount: 1 }],
  [0, 0, { due: 0, discount: 0, amount: 0 }],
  [100, 200, { due: 0, discount: 0, amount: 0 }],
])("[AUTO-09 partly] a debit with %i due and %i on its way", (amountDue, pendingPaymentAmount, debit) => {
  expect(autoPayDebit({ amountDue, pendingPaymentAmount, pendingDiscount: 0 }, 500)).toEqual(debit);
});

test("the discount of a debit in flight is not charged again", () => {
  expect(autoPayDebit({ amountDue: 24_817, pendingPaymentAmount: 20_000, pendingDiscount: 500 }, 0)).toEqual({
    due: 4_317,
    discount: 0,
    amount: 4_317,
  });
});

test("the discount belongs to core", () => {
  expect([monthlyDiscount([core]), monthlyDiscount([core, mobile]), monthlyDiscount([mobile])]).toEqual([500, 500, 0]);
});
