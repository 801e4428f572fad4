import { describe, expect, test } from "vitest";
import type { Suspension } from "@portico/openapi/graph.resolvers";
import type { OwingNow } from "../billing/billing.reads.ts";
import {
  currentOf,
  headline,
  plannedCharge,
  serviceState,
  suggestedAmount,
  type AccountStatus,
  type Current,
  type PlannedCharge,
  type ScheduledCharge,
} from "./accountStatus.domain.ts";

const owes = (changes: Partial<OwingNow> = {}): OwingNow => ({
  amountDue: 10_000,
  pastDueAmount: 0,
  arrangement: null,
  creditBalance: 0,
  dueDate: "2026-12-05",
  tier: null,
  softDisconnectDate: null,
  adjustedDelinquencyAmount: 0,
  pendingPaymentAmount: 0,
  pendingDiscount: 0,
  paymentLocked: false,
  ...changes,
});
const december: Current = { amount: 10_000, dueDate: "2026-12-05" };
const nothing: Current = { amount: 0, dueDate: null };
const scheduled = (
  amount: number,
  date = "2026-12-05",
  problem: ScheduledCharge["problem"] = null,
): ScheduledCharge => ({ paymentId: "pay_1", amount, date, problem });
const charge = (due: number | null, date = "2026-12-05", problem: PlannedCharge["problem"] = null): PlannedCharge => ({
  date,
  due,
  discount: 500,
  amount: due === null ? null : due - 500,
  statementDate: null,
  paymentMethodId: "pm_1",
  problem,
});
const planned = (payments: ScheduledCharge[] = [], automatic: PlannedCharge | null = null) => ({
  scheduled: payments,
  autoPay: { enrolled: automatic !== null, discount: 500, charge: automatic } as AccountStatus["autoPay"],
});
const arrangement = {
  left: 6_000,
  installments: [
    { date: "2026-12-15", amount: 2_000 },
    { date: "2027-01-15", amount: 4_000 },
  ],
};

test("the amount due is the sum of the bills that are not past due, with the earliest due date", () => {
  const bills = [
    { dueDate: "2026-11-20", amount: 100 },
    { dueDate: "2026-11-21", amount: 200 },
    { dueDate: "2026-12-21", amount: 300 },
  ];
  expect(currentOf(bills, "2026-11-21")).toEqual({ amount: 500, dueDate: "2026-11-21" });
  expect(currentOf(bills, "2026-12-22")).toEqual(nothing);
});

describe("the headline of the account status", () => {
  test.each<[string, Parameters<typeof headline>, string]>([
    ["a payment's outcome is not known", [owes({ paymentLocked: true }), 10_000, december, planned()], "CONFIRMING"],
    [
      "something is late that nothing on its way pays",
      [owes({ adjustedDelinquencyAmount: 1 }), 10_000, december, planned()],
      "PAST_DUE",
    ],
    ["all is on its way", [owes({ pendingPaymentAmount: 10_000 }), 0, nothing, planned()], "ON_ITS_WAY"],
    ["nothing is due", [owes({ amountDue: 0 }), 0, nothing, planned()], "NOTHING_DUE"],
    [
      "two scheduled payments pay it in time",
      [owes(), 10_000, december, planned([scheduled(4_000), scheduled(6_000, "2026-12-01")])],
      "SCHEDULED",
    ],
    [
      "a scheduled payment comes a day late",
      [owes(), 10_000, december, planned([scheduled(10_000, "2026-12-06")])],
      "DUE",
    ],
    [
      "a scheduled payment can't be charged",
      [owes(), 10_000, december, planned([scheduled(10_000, "2026-12-05", "METHOD_REMOVED")])],
      "DUE",
    ],
    ["Auto Pay pays it in time", [owes(), 10_000, december, planned([], charge(10_000))], "AUTO_PAY"],
    [
      "Auto Pay pays the rest of it",
      [owes(), 10_000, december, planned([scheduled(4_000)], charge(6_000))],
      "AUTO_PAY",
    ],
    ["Auto Pay comes a day late", [owes(), 10_000, december, planned([], charge(10_000, "2026-12-06"))], "DUE"],
    [
      "Auto Pay can't be charged",
      [owes(), 10_000, december, planned([], charge(10_000, "2026-12-05", "METHOD_EXPIRES"))],
      "DUE",
    ],
    ["Auto Pay does not know yet what it takes", [owes(), 10_000, december, planned([], charge(null))], "DUE"],
    [
      "what is left is a part of an arrangement",
      [owes({ arrangement }), 6_000, nothing, planned([scheduled(6_000)])],
      "ARRANGEMENT",
    ],
  ])("%s", (_, of, expected) => {
    expect(headline(...of)).toBe(expected);
  });
});

describe("the suggested amount on a pay button", () => {
  test.each<[string, Parameters<typeof suggestedAmount>, number]>([
    ["all that is due", [owes(), 100, 10_000, december, planned()], 10_000],
    [
      "with something late the least that is taken",
      [owes({ adjustedDelinquencyAmount: 1 }), 12_345, 10_000, december, planned([scheduled(10_000)])],
      12_345,
    ],
    ["what is not planned yet", [owes(), 100, 10_000, december, planned([scheduled(4_000)])], 6_000],
    ["never less than is taken", [owes(), 100, 10_000, december, planned([scheduled(9_950)])], 100],
    ["nothing when all is planned", [owes(), 100, 10_000, december, planned([scheduled(10_000)])], 0],
    ["nothing when Auto Pay takes all", [owes(), 100, 10_000, december, planned([], charge(10_000))], 0],
    ["what Auto Pay leaves", [owes(), 100, 10_000, december, planned([scheduled(1_000)], charge(4_000))], 5_000],
    [
      "all where the scheduled payment comes too late",
      [owes(), 100, 10_000, december, planned([scheduled(10_000, "2026-12-06")])],
      10_000,
    ],
    [
      "all where the scheduled payment can't be charged",
      [owes(), 100, 10_000, december, planned([scheduled(10_000, "2026-12-01", "METHOD_REMOVED")])],
      10_000,
    ],
    [
      "all where Auto Pay comes too late",
      [owes(), 100, 10_000, december, planned([], charge(10_000, "2026-12-06"))],
      10_000,
    ],
    [
      "all where Auto Pay can't be charged",
      [owes(), 100, 10_000, december, planned([], charge(10_000, "2026-12-01", "METHOD_REMOVED"))],
      10_000,
    ],
    [
      "all where Auto Pay does not know yet what it takes",
      [owes(), 100, 10_000, december, planned([], charge(null))],
      10_000,
    ],
    [
      "the next part of an arrangement where nothing else is due",
      [owes({ arrangement }), 100, 6_000, nothing, planned()],
      2_000,
    ],
    [
      "a part below the least that is taken",
      [
        owes({ arrangement: { left: 50, installments: [{ date: "2026-12-15", amount: 50 }] } }),
        100,
        50,
        nothing,
        planned(),
      ],
      100,
    ],
    [
      "the next part of an arrangement where the bill is planned",
      [owes({ arrangement }), 100, 16_000, december, planned([scheduled(10_000)])],
      2_000,
    ],
    [
      "nothing where the next part of an arrangement is scheduled",
      [owes({ arrangement }), 100, 6_000, nothing, planned([scheduled(2_000, "2026-12-15")])],
      0,
    ],
    [
      "nothing where Auto Pay takes the next part of an arrangement",
      [owes({ arrangement }), 100, 6_000, nothing, planned([], charge(2_000, "2026-12-14"))],
      0,
    ],
    [
      "the planned next part of an arrangement where an alert asks for money",
      [owes({ arrangement }), 100, 6_000, nothing, { ...planned([scheduled(2_000, "2026-12-15")]), isAlerted: true }],
      2_000,
    ],
    [
      "what is not planned of the next part of an arrangement",
      [owes({ arrangement }), 100, 6_000, nothing, planned([scheduled(1_500, "2026-12-15")])],
      500,
    ],
    [
      "the next part of an arrangement where the scheduled payment comes after it, or can't be charged",
      [
        owes({ arrangement }),
        100,
        6_000,
        nothing,
        planned([scheduled(2_000, "2026-12-16"), scheduled(2_000, "2026-12-10", "METHOD_REMOVED")]),
      ],
      2_000,
    ],
    [
      "the bill alone where the next part of an arrangement is scheduled",
      [owes({ arrangement }), 100, 16_000, december, planned([scheduled(2_000, "2026-12-15")])],
      10_000,
    ],
    [
      "nothing where Auto Pay takes the bill, and then the next part of an arrangement is scheduled",
      [
        owes({ arrangement }),
        100,
        16_000,
        december,
        planned([scheduled(2_000, "2026-12-15")], charge(10_000, "2026-12-04")),
      ],
      0,
    ],
    [
      "the bill and the next part of an arrangement",
      [owes({ arrangement }), 100, 16_000, december, planned([scheduled(3_000)])],
      9_000,
    ],
  ])("%s", (_, of, cents) => {
    expect(suggestedAmount(...of)).toBe(cents);
  });
});

test("a planned charge has its method and whatever prevents it", () => {
  const next = { date: "2026-12-05", due: 10_000, discount: 500, amount: 9_500, statementDate: null };
  expect(plannedCharge(next, "pm_1", "METHOD_EXPIRES")).toEqual({
    ...next,
    paymentMethodId: "pm_1",
    problem: "METHOD_EXPIRES",
  });
});

describe("the state of the services", () => {
  const is = (state: Suspension["state"]): Suspension => ({ state, restoreMinutes: 15, restoredBy: null });
  test.each<[string, Parameters<typeof serviceState>, string]>([
    ["disconnected", [true, is("BEING_RESTORED"), "GOOD", true], "DISCONNECTED"],
    ["on their way back", [false, is("BEING_RESTORED"), "GOOD", true], "BEING_RESTORED"],
    ["stopped", [false, is("STOPPED"), "GOOD", true], "SUSPENDED"],
    ["restored", [false, is("RESTORED"), "GOOD", false], "RESTORED"],
    ["restored, but mobile is late", [false, is("RESTORED"), "PAST_DUE", false], "RUNNING"],
    ["mobile alone is stopped", [false, is("STOPPED"), "GOOD", false], "RUNNING"],
    ["running", [false, null, "GOOD", false], "RUNNING"],
  ])("%s", (_, of, state) => {
    expect(serviceState(...of)).toBe(state);
  });
});
