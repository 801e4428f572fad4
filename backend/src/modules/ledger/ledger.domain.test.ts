import { expect, test } from "vitest";
import { linesOf, type Book, type TransactionKind } from "./ledger.domain.ts";

test.each<[TransactionKind, Book, Book]>([
  ["charge", "receivable", "revenue"],
  ["payment", "cash", "receivable"],
  ["discount", "concessions", "receivable"],
  ["credit", "concessions", "unapplied"],
  ["deviceSale", "devices", "revenue"],
  ["devicePayment", "cash", "devices"],
  ["paymentReturn", "receivable", "cash"],
  ["refund", "receivable", "cash"],
  ["chargeback", "receivable", "cash"],
  ["chargebackWon", "cash", "receivable"],
  ["deviceReversal", "devices", "cash"],
  ["deviceReversalWon", "cash", "devices"],
])("a %s is a debit of %s and a credit of %s of the same cents", (kind, debit, credit) => {
  expect(linesOf(kind, 24_817)).toEqual([
    { book: debit, amount: 24_817 },
    { book: credit, amount: -24_817 },
  ]);
});

test.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])("%d cents are rejected", (amount) => {
  expect(() => linesOf("payment", amount)).toThrow(
    new RangeError("an amount that is booked is a positive number of whole cents"),
  );
});

test("one cent is accepted", () => {
  expect(linesOf("payment", 1).map((line) => line.amount)).toEqual([1, -1]);
});
