import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../database/columns.ts";
import { sql } from "drizzle-orm";

/**
 * One row per account with a ledger: every decision about an account's money locks it first. Its sums are those of all
 * entries; a database trigger updates them with each entry (ledger.sql).
 */
export const ledgerAccounts = pgTable("ledger_accounts", {
  accountId: text("account_id").primaryKey(),
  receivable: cents("receivable").notNull().default(0),
  unapplied: cents("unapplied").notNull().default(0),
});

/**
 * paymentReturn: a bank returned a debit. refund: money went back to the customer. chargeback: a disputed card payment
 * was taken back; chargebackWon: it was given back after the dispute. For device payments: deviceReversal and
 * deviceReversalWon.
 */
export const transactionKinds = [
  "charge",
  "payment",
  "discount",
  "credit",
  "deviceSale",
  "devicePayment",
  "paymentReturn",
  "refund",
  "chargeback",
  "chargebackWon",
  "deviceReversal",
  "deviceReversalWon",
] as const;

/** A transaction. Its entries sum to zero; both are immutable (ledger.sql). */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => ledgerAccounts.accountId),
    id: text("id").notNull(),
    kind: text("kind", { enum: transactionKinds }).notNull(),
    businessDate: localDate("business_date").notNull(),
    /** Charges only. */
    dueDate: localDate("due_date"),
    /** The source: a payment, a statement. Unique per kind, so nothing is booked twice. */
    reference: text("reference").notNull(),
    recordedAt: instant("recorded_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("ledger_transactions_charges")
      .on(table.accountId, table.dueDate, table.id)
      .where(sql`${table.kind} = 'charge'`),
    index("ledger_transactions_due")
      .on(table.dueDate)
      .where(sql`${table.kind} = 'charge'`),
    unique("ledger_transactions_once").on(table.accountId, table.kind, table.reference),
    check("ledger_transactions_due_date", sql`(${table.kind} = 'charge') = (${table.dueDate} is not null)`),
  ],
);

/**
 * receivable: what the customer owes (+) or has overpaid (-). revenue, cash and concessions are the contra books of
 * charges, payments and discounts. unapplied: customer credit not yet applied to a charge (-). devices: the remaining
 * balance of mobile devices (+), which is not due at once.
 */
export const books = ["receivable", "revenue", "cash", "concessions", "unapplied", "devices"] as const;

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    accountId: text("account_id").notNull(),
    transactionId: text("transaction_id").notNull(),
    line: integer("line").notNull(),
    book: text("book", { enum: books }).notNull(),
    /** Cents; debits are positive, credits negative. */
    amount: cents("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.transactionId, table.line] }),
    foreignKey({
      columns: [table.accountId, table.transactionId],
      foreignColumns: [ledgerTransactions.accountId, ledgerTransactions.id],
    }),
    index("ledger_entries_book").on(table.accountId, table.book),
    check("ledger_entries_amount", sql`${table.amount} <> 0`),
  ],
);
