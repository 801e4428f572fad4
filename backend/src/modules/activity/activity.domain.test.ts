import { describe, expect, test } from "vitest";
import type { Payment } from "@portico/openapi/graph.resolvers";
import type { LedgerMovement } from "../ledger/ledger.reads.ts";
import type { ReversalRow } from "../payments/reversals/reversals.reads.ts";
import { activityDays, activityRows, type Moved } from "./activity.domain.ts";

const payment = (id: string, paymentDate = "2026-11-10", status: Payment["status"] = "success") =>
  ({ id, paymentDate, status, amount: 9_000 }) as Payment;
const movement = (
  kind: LedgerMovement["kind"],
  reference: string,
  changes: Partial<LedgerMovement> = {},
): LedgerMovement => ({
  id: `tx_${kind}_${reference}`,
  kind,
  reference,
  amount: 9_000,
  businessDate: "2026-11-10",
  dueDate: null,
  recordedAt: new Date("2026-11-11T01:00:00Z"),
  ...changes,
});
const reversal = (id: string) => ({ id, paymentId: "pay_1", reason: "REQUESTED" }) as ReversalRow;
const moved = (changes: Partial<Moved>): Moved => ({
  payments: [],
  movements: [],
  reversals: [],
  statementIds: new Set(),
  localDate: (instant) => instant.toISOString().slice(0, 10),
  ...changes,
});
const rows = (changes: Partial<Moved>, shown: Parameters<typeof activityRows>[1] = { shown: "ALL" }) =>
  activityRows(moved(changes), shown);

test.each([
  ["DAYS_30", "2026-10-22"],
  ["DAYS_90", "2026-08-23"],
  ["MONTHS_12", "2025-11-21"],
  ["MONTHS_24", "2024-11-21"],
] as const)("%s begins on %s", (period, start) => {
  expect(activityDays({ shown: "ALL", period }, "2026-11-21")).toEqual({ from: start, to: null });
});

test.each([
  ["2026-10-01", "2026-10-31", { from: "2026-10-01", to: "2026-10-31" }],
  ["2026-10-01", "2026-10-01", { from: "2026-10-01", to: "2026-10-01" }],
  ["2020-01-01", "2026-10-31", { from: "2024-11-21", to: "2026-10-31" }],
  ["2026-10-31", "2026-10-01", null],
  ["2026-02-29", "2026-10-01", null],
  [undefined, "2026-10-01", null],
  ["2026-10-01", null, null],
])("dates from %s to %s are the days %j", (from, to, days) => {
  expect(activityDays({ shown: "ALL", period: "DATES", from, to }, "2026-11-21")).toEqual(days);
});

describe("a payment", () => {
  test("that is booked reduces the balance on the booking date", () => {
    const paid = payment("pay_1");
    expect(rows({ payments: [paid], movements: [movement("payment", "pay_1")] })).toEqual([
      {
        id: "pay_1",
        kind: "PAYMENT",
        date: "2026-11-10",
        postedDate: "2026-11-11",
        amount: 9_000,
        signedAmount: -9_000,
        description: null,
        dueDate: null,
        payment: paid,
        paymentId: "pay_1",
        refundId: null,
        reason: null,
        statementId: null,
      },
    ]);
  });

  test("for a device is included too", () => {
    expect(rows({ payments: [payment("pay_1")], movements: [movement("devicePayment", "pay_1")] })[0]).toMatchObject({
      postedDate: "2026-11-11",
      signedAmount: -9_000,
    });
  });

  test.each<[string, LedgerMovement[]]>([
    ["that is not booked", []],
    ["that another booking names", [movement("discount", "pay_1")]],
  ])("%s has no sign", (_, movements) => {
    expect(rows({ payments: [payment("pay_1")], movements }).find(({ kind }) => kind === "PAYMENT")).toMatchObject({
      postedDate: null,
      signedAmount: null,
    });
  });
});

describe("reversals of a payment", () => {
  test.each<[LedgerMovement["kind"], string, number, string | null]>([
    ["paymentReturn", "RETURNED_PAYMENT", 9_000, null],
    ["refund", "REFUND", 9_000, "rev_1"],
    ["chargeback", "CHARGEBACK", 9_000, null],
    ["chargebackWon", "CHARGEBACK_WON", -9_000, null],
  ])("%s is %s of %d cents", (booked, kind, signedAmount, refundId) => {
    expect(rows({ movements: [movement(booked, "rev_1")], reversals: [reversal("rev_0"), reversal("rev_1")] })).toEqual(
      [
        {
          id: `tx_${booked}_rev_1`,
          kind,
          date: "2026-11-10",
          postedDate: "2026-11-11",
          amount: 9_000,
          signedAmount,
          description: null,
          dueDate: null,
          payment: null,
          paymentId: "pay_1",
          refundId,
          reason: "REQUESTED",
          statementId: null,
        },
      ],
    );
  });

  test.each<[ReversalRow["kind"], LedgerMovement["kind"], string, number]>([
    ["RETURN", "deviceReversal", "RETURNED_PAYMENT", 9_000],
    ["REFUND", "deviceReversal", "REFUND", 9_000],
    ["CHARGEBACK", "deviceReversal", "CHARGEBACK", 9_000],
    ["CHARGEBACK", "deviceReversalWon", "CHARGEBACK_WON", -9_000],
  ])("%s of a device payment, booked as %s, is %s of %d cents", (reversed, booked, kind, signedAmount) => {
    const reversals = [{ ...reversal("rev_1"), kind: reversed }];
    expect(rows({ movements: [movement(booked, "rev_1")], reversals })).toMatchObject([{ kind, signedAmount }]);
  });

  test("are left out when unknown", () => {
    expect(rows({ movements: [movement("refund", "rev_9")], reversals: [reversal("rev_1")] })).toEqual([]);
  });
});

describe("charges and credits", () => {
  test.each<[LedgerMovement["kind"], string, string, number, string]>([
    ["charge", "st_1", "CHARGE", 9_000, "STATEMENT"],
    ["charge", "fee_1", "CHARGE", 9_000, "OTHER_CHARGE"],
    ["discount", "autopay-st_1", "DISCOUNT", -9_000, "AUTO_PAY_DISCOUNT"],
    ["discount", "st_1", "DISCOUNT", -9_000, "CREDIT"],
    ["credit", "st_1", "CREDIT", -9_000, "CREDIT"],
  ])("%s under %s is %s of %d cents, %s", (booked, reference, kind, signedAmount, description) => {
    expect(rows({ movements: [movement(booked, reference, { dueDate: "2026-12-05" })] })).toEqual([
      {
        id: `tx_${booked}_${reference}`,
        kind,
        date: "2026-11-10",
        postedDate: "2026-11-11",
        amount: 9_000,
        signedAmount,
        description,
        dueDate: "2026-12-05",
        payment: null,
        paymentId: null,
        refundId: null,
        reason: null,
        statementId: null,
      },
    ]);
  });
});

describe("the statement of a charge", () => {
  const statementOf = (booked: LedgerMovement["kind"], reference: string, known: string[]) =>
    rows({ movements: [movement(booked, reference)], statementIds: new Set(known) })[0]?.statementId;

  test.each<[LedgerMovement["kind"], string]>([
    ["charge", "st_1"],
    ["credit", "st_1"],
    ["discount", "st_1"],
    ["discount", "autopay-st_1"],
  ])("%s booked as %s is on statement st_1", (booked, reference) => {
    expect(statementOf(booked, reference, ["st_0", "st_1"])).toBe("st_1");
  });

  test.each<[LedgerMovement["kind"], string]>([
    ["charge", "fee_1"],
    ["charge", "st_2"],
    ["discount", "autopay-st_2"],
  ])("%s booked as %s is on no statement that can be opened", (booked, reference) => {
    expect(statementOf(booked, reference, ["st_1"])).toBeNull();
  });
});

describe("the list", () => {
  const all = {
    payments: [payment("pay_1"), payment("pay_2", "2026-11-12", "failed")],
    movements: [
      movement("charge", "st_1"),
      movement("refund", "rev_1"),
      movement("credit", "b"),
      movement("discount", "a"),
      movement("payment", "pay_1"),
      movement("charge", "st_0", { businessDate: "2026-10-10" }),
    ],
    reversals: [reversal("rev_1")],
  };
  const ids = (shown: Parameters<typeof activityRows>[1]) => rows(all, shown).map(({ id }) => id);

  test("is newest first; within a day: reversals, payments, charges", () => {
    expect(ids({ shown: "ALL" })).toEqual([
      "pay_2",
      "tx_refund_rev_1",
      "pay_1",
      "tx_charge_st_1",
      "tx_credit_b",
      "tx_discount_a",
      "tx_charge_st_0",
    ]);
  });

  test("can be filtered to payments and their reversals, or to charges and credits", () => {
    expect(ids({ shown: "PAYMENTS" })).toEqual(["pay_2", "tx_refund_rev_1", "pay_1"]);
    expect(ids({ shown: "CHARGES" })).toEqual(["tx_charge_st_1", "tx_credit_b", "tx_discount_a", "tx_charge_st_0"]);
  });

  test("can be filtered by payment status", () => {
    expect(ids({ shown: "ALL", status: "failed" })).toEqual(["pay_2"]);
  });
});
