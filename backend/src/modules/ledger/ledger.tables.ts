import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

/**
 * One row for each account that has a ledger: whoever decides about an account's money locks it first. Its sums are those of all entries of these
 * books; the database keeps them with each entry that is booked (ledger.sql), whoever books it.
 */
export const ledgerAccounts = pgTable("ledger_accounts", {
  accountId: text("account_id").primaryKey(),
  receivable: bigint("receivable", { mode: "number" }).notNull().default(0),
  unapplied: bigint("unapplied", { mode: "number" }).notNull().default(0),
});

/**
 * paymentReturn: a bank took a debit back. refund: money went back to the customer. chargeback: a bank took a card payment back while it looks
 * into a dispute; chargebackWon: it gave that back. The same of a payment for a device: deviceReversal and deviceReversalWon.
 */
export const transactionKinds = [
  "charge", "payment", "discount", "credit", "deviceSale", "devicePayment",
  "paymentReturn", "refund", "chargeback", "chargebackWon", "deviceReversal", "deviceReversalWon",
] as const;

/** What happened. Its entries sum to zero; neither it nor they ever change (ledger.sql). */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    accountId: text("account_id").notNull().references(() => ledgerAccounts.accountId),
    id: text("id").notNull(),
    kind: text("kind", { enum: transactionKinds }).notNull(),
    businessDate: date("business_date", { mode: "string" }).notNull(),
    /** Charges only. */
    dueDate: date("due_date", { mode: "string" }),
    /** What it stands for elsewhere: a payment, a statement. The same thing is never booked twice. */
    reference: text("reference").notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("ledger_transactions_charges").on(table.accountId, table.dueDate.desc(), table.id.desc()).where(sql`${table.kind} = 'charge'`),
    unique("ledger_transactions_once").on(table.accountId, table.kind, table.reference),
    check("ledger_transactions_due_date", sql`(${table.kind} = 'charge') = (${table.dueDate} is not null)`),
  ],
);

/**
 * receivable: what the customer owes (+) or has overpaid (-). revenue, cash and concessions are the other sides of
 * charges, payments and discounts. unapplied: money of the customer that is not set against any charge yet (-).
 * devices: what is left to pay of mobile devices (+), which no bill asks for at once.
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
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.transactionId, table.line] }),
    foreignKey({ columns: [table.accountId, table.transactionId], foreignColumns: [ledgerTransactions.accountId, ledgerTransactions.id] }),
    index("ledger_entries_book").on(table.accountId, table.book),
    check("ledger_entries_amount", sql`${table.amount} <> 0`),
  ],
);
