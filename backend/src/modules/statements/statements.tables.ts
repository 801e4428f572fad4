import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { cents, localDate } from "../../database/columns.ts";
import { explanationCodes, lineCodes, lineGroups } from "./lines.domain.ts";

/** An issued statement; immutable. Cents. */
export const statements = pgTable(
  "statements",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    statementDate: localDate("statement_date").notNull(),
    periodFrom: localDate("period_from").notNull(),
    periodTo: localDate("period_to").notNull(),
    dueDate: localDate("due_date").notNull(),
    /** The previous statement; null on the first. */
    previousId: text("previous_id"),
    previousBalance: cents("previous_balance").notNull().default(0),
    paymentsReceived: cents("payments_received").notNull().default(0),
    /** Discounts and credits since the previous statement. Positive: they lower the amount due. */
    adjustments: cents("adjustments").notNull().default(0),
    currentCharges: cents("current_charges").notNull(),
    /** Current charges less those of the previous statement; null on the first. */
    change: cents("change"),
    /** The ledger's balance after the statement was booked. Negative: a credit of the customer. */
    amountDue: cents("amount_due").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique("statements_once").on(table.accountId, table.statementDate),
  ],
);

const ofStatement = () => ({ accountId: text("account_id").notNull(), statementId: text("statement_id").notNull() });

/** The lines of a statement. They add up to its current charges. */
export const statementLines = pgTable(
  "statement_lines",
  {
    ...ofStatement(),
    position: integer("position").notNull(),
    group: text("line_group", { enum: lineGroups }).notNull(),
    code: text("code", { enum: lineCodes }).notNull(),
    quantity: integer("quantity").notNull(),
    amount: cents("amount").notNull(),
    recurring: boolean("recurring").notNull(),
    from: localDate("from_date").notNull(),
    to: localDate("to_date").notNull(),
    explanation: jsonb("explanation").$type<{
      code: (typeof explanationCodes)[number];
      from: string;
      until: string;
      previous: number;
      amount: number;
      days: number;
      ofDays: number;
    }>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.statementId, table.position] }),
    foreignKey({
      columns: [table.accountId, table.statementId],
      foreignColumns: [statements.accountId, statements.id],
    }),
  ],
);

export const activityKinds = [
  "PAYMENT",
  "AUTO_PAY_DISCOUNT",
  "ADJUSTMENT",
  "RETURNED_PAYMENT",
  "REFUND",
  "CHARGEBACK",
  "CHARGEBACK_WON",
] as const;

/** The entries that changed the balance between two statements. A ledger transaction is on one statement only. */
export const statementActivity = pgTable(
  "statement_activity",
  {
    ...ofStatement(),
    transactionId: text("transaction_id").notNull(),
    kind: text("kind", { enum: activityKinds }).notNull(),
    date: localDate("date").notNull(),
    /** The change of the balance: payments and discounts are negative. */
    amount: cents("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.transactionId] }),
    index("statement_activity_statement").on(table.accountId, table.statementId),
    foreignKey({
      columns: [table.accountId, table.statementId],
      foreignColumns: [statements.accountId, statements.id],
    }),
  ],
);

/**
 * The next billing date of an account, and the first day of the next period. An account without a row is not billed
 * here.
 */
export const billingCycles = pgTable(
  "billing_cycles",
  {
    accountId: text("account_id").primaryKey(),
    periodFrom: localDate("period_from").notNull(),
    nextStatementDate: localDate("next_statement_date").notNull(),
    /** A statement under review is held until this day. */
    heldUntil: localDate("held_until"),
  },
  (table) => [
    index("billing_cycles_next").on(table.nextStatementDate),
    check("billing_cycles_forward", sql`${table.periodFrom} < ${table.nextStatementDate}`),
  ],
);
