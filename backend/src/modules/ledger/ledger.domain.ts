import type { books, transactionKinds } from "./ledger.tables.ts";

export type Book = (typeof books)[number];
export type TransactionKind = (typeof transactionKinds)[number];

/** One line of a transaction. Cents; debits are positive, credits negative. */
export interface LedgerLine {
  book: Book;
  amount: number;
}

/** Debit and credit book of each kind of transaction (double-entry bookkeeping). */
const sides: Record<TransactionKind, readonly [debit: Book, credit: Book]> = {
  charge: ["receivable", "revenue"],
  payment: ["cash", "receivable"],
  discount: ["concessions", "receivable"],
  credit: ["concessions", "unapplied"],
  deviceSale: ["devices", "revenue"],
  devicePayment: ["cash", "devices"],
  paymentReturn: ["receivable", "cash"],
  refund: ["receivable", "cash"],
  chargeback: ["receivable", "cash"],
  chargebackWon: ["cash", "receivable"],
  deviceReversal: ["devices", "cash"],
  deviceReversalWon: ["cash", "devices"],
};

/**
 * The balanced lines of a transaction.
 * @param amount cents
 * @throws RangeError for an amount that is not a positive number of whole cents
 */
export function linesOf(kind: TransactionKind, amount: number): LedgerLine[] {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError("an amount that is booked is a positive number of whole cents");
  const [debit, credit] = sides[kind];
  return [
    { book: debit, amount },
    { book: credit, amount: -amount },
  ];
}
