import { describe, expect, test } from "vitest";
import type { LedgerPosition } from "../ledger/ledger.reads.ts";
import { openCharges, owingOn, unpaidCharges, type Agreed } from "./billing.domain.ts";

const today = "2026-11-21";
const charges = [
  { dueDate: "2026-10-05", amount: 4_000 },
  { dueDate: "2026-11-05", amount: 6_000 },
  { dueDate: "2026-12-05", amount: 10_000 },
];
const position = (changes: Partial<LedgerPosition> = {}): LedgerPosition => ({
  charges,
  appliedCredits: 0,
  unappliedCredit: 0,
  ...changes,
});

test.each<[string, number, [string, number][]]>([
  [
    "nothing is paid",
    0,
    [
      ["2026-10-05", 4_000],
      ["2026-11-05", 6_000],
      ["2026-12-05", 10_000],
    ],
  ],
  [
    "a part of the oldest",
    1_000,
    [
      ["2026-10-05", 3_000],
      ["2026-11-05", 6_000],
      ["2026-12-05", 10_000],
    ],
  ],
  [
    "the oldest to the cent",
    4_000,
    [
      ["2026-11-05", 6_000],
      ["2026-12-05", 10_000],
    ],
  ],
  [
    "the oldest and a cent",
    4_001,
    [
      ["2026-11-05", 5_999],
      ["2026-12-05", 10_000],
    ],
  ],
  ["all", 20_000, []],
  ["more than all", 25_000, []],
])("payments are applied to the oldest charge first: %s", (_, credits, left) => {
  expect(unpaidCharges(charges, credits)).toEqual(left.map(([dueDate, amount]) => ({ dueDate, amount })));
});

test.each<[string, number, number, number, Record<string, object>]>([
  [
    "nothing is paid",
    0,
    0,
    0,
    {
      oct: { openAmount: 4_000, state: "PAST_DUE" },
      nov: { openAmount: 6_000, state: "PAST_DUE" },
      dec: { openAmount: 10_000, state: "UNPAID" },
    },
  ],
  ["the late ones are paid", 10_000, 0, 0, { dec: { openAmount: 10_000, state: "UNPAID" } }],
  ["and a part of the next", 10_001, 0, 0, { dec: { openAmount: 9_999, state: "PARTLY_PAID" } }],
  [
    "a payment on its way covers one of two",
    4_000,
    6_000,
    0,
    { nov: { openAmount: 6_000, state: "PENDING" }, dec: { openAmount: 10_000, state: "UNPAID" } },
  ],
  [
    "a payment on its way covers a late one in part",
    4_000,
    5_999,
    0,
    { nov: { openAmount: 6_000, state: "PAST_DUE" }, dec: { openAmount: 10_000, state: "UNPAID" } },
  ],
  [
    "the late ones are deferred",
    1_000,
    0,
    9_000,
    {
      oct: { openAmount: 3_000, state: "PARTLY_PAID" },
      nov: { openAmount: 6_000, state: "UNPAID" },
      dec: { openAmount: 10_000, state: "UNPAID" },
    },
  ],
  ["all is paid", 20_000, 0, 0, {}],
])("the unpaid statements when %s", (_, appliedCredits, onItsWay, deferred, expected) => {
  const names = ["oct", "nov", "dec"];
  const booked = charges.map((charge, index) => ({ ...charge, reference: names[index]! }));
  const plan = { installmentsRemaining: 3, installmentAmount: deferred / 3, nextInstallmentDate: "2026-12-20" };
  const agreed = { plan: deferred === 0 ? undefined : plan, onItsWay };
  const open = openCharges({ ...position({ appliedCredits }), charges: booked }, today, agreed);
  expect(Object.fromEntries(open)).toEqual(expected);
});

describe("the balance of an account", () => {
  test.each<[string, LedgerPosition, string, object]>([
    [
      "late from the day after the due date, by the oldest of it",
      position(),
      today,
      { amountDue: 20_000, pastDueAmount: 10_000, dueDate: "2026-12-05", tier: 43, softDisconnectDate: "2026-11-24" },
    ],
    [
      "not late on the due date itself",
      position({ appliedCredits: 10_000 }),
      "2026-12-05",
      { amountDue: 10_000, pastDueAmount: 0, tier: null, softDisconnectDate: null },
    ],
    [
      "late on the day after it",
      position({ appliedCredits: 10_000 }),
      "2026-12-06",
      { amountDue: 10_000, pastDueAmount: 10_000, tier: 30, softDisconnectDate: "2027-01-24" },
    ],
    [
      "zero when everything is paid",
      position({ appliedCredits: 20_000 }),
      today,
      { amountDue: 0, pastDueAmount: 0, dueDate: null, tier: null, softDisconnectDate: null, creditBalance: 0 },
    ],
    [
      "a credit when more than everything is paid",
      position({ appliedCredits: 20_500, unappliedCredit: 300 }),
      today,
      { amountDue: 0, creditBalance: 800 },
    ],
    [
      "a credit beside charges that it is not set against",
      position({ unappliedCredit: 300 }),
      today,
      { amountDue: 20_000, creditBalance: 300 },
    ],
  ])("%s", (_, of, date, owing) => {
    expect(owingOn(of, date)).toMatchObject(owing);
    expect(owingOn(of, date).arrangement).toBeNull();
  });
});

describe("a deferral plan", () => {
  const plan = { installmentsRemaining: 2, installmentAmount: 5_000, nextInstallmentDate: "2026-12-20" };
  const agreed = (onItsWay = 0): Agreed => ({ plan, onItsWay });

  test("defers everything that it covers: nothing is past due, and service is not suspended", () => {
    const owing = owingOn(position(), today, agreed());
    expect(owing).toMatchObject({ amountDue: 20_000, pastDueAmount: 0, tier: null, softDisconnectDate: null });
    expect(owing.arrangement).toEqual({
      left: 10_000,
      installments: [
        { date: "2026-12-20", amount: 5_000 },
        { date: "2027-01-20", amount: 5_000 },
      ],
    });
  });

  test("counts payments in flight as paid, after the bill that is due before the next installment", () => {
    expect(owingOn(position(), today, agreed(16_000)).arrangement).toEqual({
      left: 4_000,
      installments: [{ date: "2027-01-20", amount: 4_000 }],
    });
  });

  test("does not cover later bills", () => {
    expect(owingOn(position(), "2026-12-06", agreed())).toMatchObject({
      pastDueAmount: 10_000,
      arrangement: { left: 10_000 },
    });
  });

  test("lets a payment of the next installment and of the later bill pay both", () => {
    const paid = position({ appliedCredits: 15_000 });
    expect(owingOn(paid, "2026-12-21", agreed())).toMatchObject({
      amountDue: 5_000,
      pastDueAmount: 0,
      tier: null,
      arrangement: { left: 5_000, installments: [{ date: "2027-01-20", amount: 5_000 }] },
    });
  });

  test("lets a payment of the later bill pay that bill, which is due before the next installment", () => {
    const paid = position({ appliedCredits: 10_000 });
    expect(owingOn(paid, "2026-12-06", agreed())).toMatchObject({ pastDueAmount: 0, arrangement: { left: 10_000 } });
    expect(unpaidCharges(paid.charges, 10_000, { ...agreed(), businessDate: "2026-12-06" })).toEqual(
      charges.slice(0, 2),
    );
  });

  test("no longer orders payments once it was broken", () => {
    const paid = position({ appliedCredits: 10_000 });
    expect(owingOn(paid, "2026-12-21", agreed())).toMatchObject({ pastDueAmount: 10_000, arrangement: null });
    expect(unpaidCharges(paid.charges, 10_000, { ...agreed(), businessDate: "2026-12-21" })).toEqual(charges.slice(2));
  });

  test("ends when an installment was missed", () => {
    expect(owingOn(position(), "2026-12-21", agreed())).toMatchObject({
      pastDueAmount: 20_000,
      arrangement: null,
      tier: 76,
    });
  });

  test("does not exist without a plan, whatever is in flight", () => {
    expect(owingOn(position(), today, { plan: undefined, onItsWay: 4_000 })).toEqual(owingOn(position(), today));
  });
});
