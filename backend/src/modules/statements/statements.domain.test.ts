import { describe, expect, test } from "vitest";
import type { LedgerEntry } from "../ledger/ledger.reads.ts";
import { reconciliationOf } from "./reconciliation.domain.ts";
import { activityOf, autoPayReference, isPaid, totalsOf, type Activity } from "./statements.domain.ts";
import type { StatementRow } from "./statements.reads.ts";

const statement = { id: "st_2", statementDate: "2026-11-14" };
const entry = (kind: LedgerEntry["kind"], businessDate: string, reference: string, amount: number) =>
  ({ transactionId: `tx_${reference}`, kind, businessDate, reference, amount }) as LedgerEntry;
const closing = (...entries: LedgerEntry[]) => ({
  statement,
  entries,
  reported: new Set(["tx_told"]),
  statementIds: new Set(["st_1", "st_2"]),
});
const kinds = (...entries: LedgerEntry[]) => activityOf(closing(...entries)).map(({ kind, amount }) => [kind, amount]);

describe("the activity on a statement", () => {
  test("an entry has its transaction, date and amount", () => {
    expect(activityOf(closing(entry("payment", "2026-11-13", "pay_1", -9_000)))).toEqual([
      { transactionId: "tx_pay_1", kind: "PAYMENT", date: "2026-11-13", amount: -9_000 },
    ]);
  });

  test.each<[string, LedgerEntry, string[]]>([
    ["a day before its own", entry("payment", "2026-11-13", "pay_1", -1), ["PAYMENT"]],
    ["its own day: the next one tells of it", entry("payment", "2026-11-14", "pay_1", -1), []],
    ["its own discount, on its own day", entry("discount", "2026-11-14", "autopay-st_2", -500), ["AUTO_PAY_DISCOUNT"]],
    ["another statement's discount, on its own day", entry("discount", "2026-11-14", "autopay-st_3", -500), []],
    ["what another statement has told of", entry("payment", "2026-10-01", "told", -1), []],
    ["what a statement charges", entry("charge", "2026-11-13", "st_1", 12_900), []],
  ])("%s", (_, booked, reported) => {
    expect(kinds(booked).map(([kind]) => kind)).toEqual(reported);
  });

  test.each<[LedgerEntry["kind"], string, Activity["kind"]]>([
    ["payment", "pay_1", "PAYMENT"],
    ["paymentReturn", "rev_1", "RETURNED_PAYMENT"],
    ["refund", "rev_1", "REFUND"],
    ["chargeback", "rev_1", "CHARGEBACK"],
    ["chargebackWon", "rev_1", "CHARGEBACK_WON"],
    ["discount", "autopay-st_1", "AUTO_PAY_DISCOUNT"],
    ["discount", "goodwill", "ADJUSTMENT"],
    ["charge", "fee_1", "ADJUSTMENT"],
  ])("%s under %s is listed as %s", (kind, reference, reported) => {
    expect(kinds(entry(kind, "2026-11-01", reference, 1))).toEqual([[reported, 1]]);
  });

  test("Auto Pay's discount is booked under the statement's reference", () =>
    expect(autoPayReference("st_2")).toBe("autopay-st_2"));
});

test("payments are separate from adjustments", () => {
  const all: Activity["kind"][] = [
    "PAYMENT",
    "RETURNED_PAYMENT",
    "REFUND",
    "CHARGEBACK",
    "CHARGEBACK_WON",
    "AUTO_PAY_DISCOUNT",
    "ADJUSTMENT",
  ];
  expect(all.filter(isPaid)).toEqual(["PAYMENT", "RETURNED_PAYMENT", "REFUND", "CHARGEBACK", "CHARGEBACK_WON"]);
});

describe("the balance", () => {
  const happened = (...of: [Activity["kind"], number][]): Activity[] =>
    of.map(([kind, amount]) => ({ transactionId: "t", kind, date: "2026-11-01", amount }));
  test.each<[string, Activity[], object]>([
    ["nothing happened", [], { previousBalance: 10_000, paymentsReceived: 0, adjustments: 0, amountDue: 22_900 }],
    [
      "it was paid",
      happened(["PAYMENT", -10_000]),
      { previousBalance: 10_000, paymentsReceived: 10_000, adjustments: 0, amountDue: 12_900 },
    ],
    [
      "it was paid, and a part given back",
      happened(["PAYMENT", -10_000], ["REFUND", 4_000]),
      { previousBalance: 10_000, paymentsReceived: 6_000, adjustments: 0, amountDue: 16_900 },
    ],
    [
      "there was a discount and a fee",
      happened(["AUTO_PAY_DISCOUNT", -500], ["ADJUSTMENT", 200]),
      { previousBalance: 10_000, paymentsReceived: 0, adjustments: 300, amountDue: 22_600 },
    ],
  ])("%s", (_, activity, totals) => {
    expect(totalsOf(10_000, activity, 12_900)).toEqual(totals);
  });
});

describe("opening balance + charges - payments - credits = closing balance", () => {
  const row = (
    previousBalance: number,
    currentCharges: number,
    paymentsReceived: number,
    adjustments: number,
    amountDue: number,
  ) => ({ previousBalance, currentCharges, paymentsReceived, adjustments, amountDue }) as StatementRow;
  test.each<[string, StatementRow[], object]>([
    ["no statement", [], { opening: 0, charges: 0, payments: 0, credits: 0, closing: 0, difference: 0 }],
    [
      "one",
      [row(10_000, 12_900, 9_000, 500, 13_400)],
      { opening: 10_000, charges: 12_900, payments: 9_000, credits: 500, closing: 13_400, difference: 0 },
    ],
    [
      "two that follow each other",
      [row(100, 1_000, 100, 10, 990), row(990, 2_000, 990, 20, 1_980)],
      { opening: 100, charges: 3_000, payments: 1_090, credits: 30, closing: 1_980, difference: 0 },
    ],
    [
      "books that do not tie out",
      [row(100, 1_000, 100, 10, 991)],
      { opening: 100, charges: 1_000, payments: 100, credits: 10, closing: 991, difference: -1 },
    ],
  ])("%s", (_, statements, expected) => {
    expect(reconciliationOf(statements)).toEqual(expected);
  });
});
