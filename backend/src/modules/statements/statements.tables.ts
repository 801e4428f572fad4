import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { explanationCodes, lineCodes, lineGroups } from "./lines.domain.ts";

const localDate = (name: string) => date(name, { mode: "string" });
const cents = (name: string) => bigint(name, { mode: "number" });

/** What was billed, as it was told to the customer: once issued it does not change. Cents. */
export const statements = pgTable(
  "statements",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    statementDate: localDate("statement_date").notNull(),
    periodFrom: localDate("period_from").notNull(),
    periodTo: localDate("period_to").notNull(),
    dueDate: localDate("due_date").notNull(),
    /** The statement before; null on the first. */
    previousId: text("previous_id"),
    previousBalance: cents("previous_balance").notNull().default(0),
    paymentsReceived: cents("payments_received").notNull().default(0),
    /** Discounts and credits since the statement before. Positive: they lower what is due. */
    adjustments: cents("adjustments").notNull().default(0),
    currentCharges: cents("current_charges").notNull(),
    /** Current charges less those of the statement before; null on the first. */
    change: cents("change"),
    /** The balance of the ledger once the statement was booked. Negative: money of the customer. */
    amountDue: cents("amount_due").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), unique("statements_once").on(table.accountId, table.statementDate)],
);

const ofStatement = () => ({ accountId: text("account_id").notNull(), statementId: text("statement_id").notNull() });

/** What a statement charges for. The lines of a statement add up to its current charges. */
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
    explanation: jsonb("explanation").$type<{ code: (typeof explanationCodes)[number]; from: string; until: string; previous: number; amount: number; days: number; ofDays: number }>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.statementId, table.position] }),
    foreignKey({ columns: [table.accountId, table.statementId], foreignColumns: [statements.accountId, statements.id] }),
  ],
);

export const activityKinds = ["PAYMENT", "AUTO_PAY_DISCOUNT", "ADJUSTMENT", "RETURNED_PAYMENT", "REFUND", "CHARGEBACK", "CHARGEBACK_WON"] as const;

/** What moved the balance between two statements. A transaction of the ledger is on one statement, never on two. */
export const statementActivity = pgTable(
  "statement_activity",
  {
    ...ofStatement(),
    transactionId: text("transaction_id").notNull(),
    kind: text("kind", { enum: activityKinds }).notNull(),
    date: localDate("date").notNull(),
    /** What it did to the balance: payments and discounts are negative. */
    amount: cents("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.transactionId] }),
    index("statement_activity_statement").on(table.accountId, table.statementId),
    foreignKey({ columns: [table.accountId, table.statementId], foreignColumns: [statements.accountId, statements.id] }),
  ],
);

/** When an account is billed next, and from which day on. Who has no row is not billed here. */
export const billingCycles = pgTable(
  "billing_cycles",
  {
    accountId: text("account_id").primaryKey(),
    periodFrom: localDate("period_from").notNull(),
    nextStatementDate: localDate("next_statement_date").notNull(),
    /** A statement that is being checked waits until this day. */
    heldUntil: localDate("held_until"),
  },
  (table) => [index("billing_cycles_next").on(table.nextStatementDate), check("billing_cycles_forward", sql`${table.periodFrom} < ${table.nextStatementDate}`)],
);
