import { sql } from "drizzle-orm";
import { bigint, check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { payments } from "./payments.tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const localDate = (name: string) => date(name, { mode: "string" });

export const reversalKinds = ["RETURN", "REFUND", "CHARGEBACK"] as const;
export const reversalStates = ["PENDING", "COMPLETED", "FAILED", "OPEN", "WON", "LOST"] as const;
export const reversalReasons = [
  "INSUFFICIENT_FUNDS", "ACCOUNT_CLOSED", "ACCOUNT_NOT_FOUND", "NOT_AUTHORIZED", "PAYMENT_STOPPED",
  "DUPLICATE", "REQUESTED", "NOT_RECOGNIZED", "OTHER",
] as const;

/**
 * What was done to a payment after it was taken, as the processor's record says: a debit that a bank returned (RETURN: COMPLETED), a refund
 * (PENDING, then COMPLETED or FAILED), a chargeback (OPEN, then WON or LOST by us). What it did to the balance stands in the ledger under its id.
 */
export const paymentReversals = pgTable(
  "payment_reversals",
  {
    accountId: text("account_id").notNull(),
    /** The processor's. */
    id: text("id").notNull(),
    paymentId: text("payment_id").notNull(),
    kind: text("kind", { enum: reversalKinds }).notNull(),
    state: text("state", { enum: reversalStates }).notNull(),
    reason: text("reason", { enum: reversalReasons }).notNull(),
    /** Cents. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    /** Business date on which we learned of it. */
    openedOn: localDate("opened_on").notNull(),
    /** Business date on which it was decided; null while it is open. */
    decidedOn: localDate("decided_on"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.paymentId], foreignColumns: [payments.accountId, payments.id] }),
    index("payment_reversals_payment").on(table.accountId, table.paymentId),
    check("payment_reversals_amount", sql`${table.amount} > 0`),
  ],
);

export const webhookStates = ["RECEIVED", "APPLIED", "UNMATCHED", "SETTLED"] as const;

/**
 * Callbacks of the processor that were signed by it, each once, whatever is sent again. They say which charge to look at and nothing else.
 * UNMATCHED: no payment has that reference; an operator SETTLED it.
 */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    reference: text("reference").notNull(),
    state: text("state", { enum: webhookStates }).notNull(),
    /** Security time. */
    receivedAt: instant("received_at").notNull(),
    /** Security time from which it is tried again; null once it needs no more. */
    tryFrom: instant("try_from"),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [index("webhook_events_open").on(table.tryFrom).where(sql`${table.state} = 'RECEIVED'`)],
);
