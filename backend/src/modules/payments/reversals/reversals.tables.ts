import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../../database/columns.ts";
import { payments } from "../payments.tables.ts";

export const reversalKinds = ["RETURN", "REFUND", "CHARGEBACK"] as const;
export const reversalStates = ["PENDING", "COMPLETED", "FAILED", "OPEN", "WON", "LOST"] as const;
export const reversalReasons = [
  "INSUFFICIENT_FUNDS",
  "ACCOUNT_CLOSED",
  "ACCOUNT_NOT_FOUND",
  "NOT_AUTHORIZED",
  "PAYMENT_STOPPED",
  "DUPLICATE",
  "REQUESTED",
  "NOT_RECOGNIZED",
  "OTHER",
] as const;

/**
 * A reversal of a taken payment, from the processor's record: a returned debit (RETURN: COMPLETED), a refund (PENDING,
 * then COMPLETED or FAILED) or a chargeback (OPEN, then WON or LOST from our side). Its effect on the balance is in the
 * ledger under the same id.
 */
export const paymentReversals = pgTable(
  "payment_reversals",
  {
    accountId: text("account_id").notNull(),
    /** The processor's id. */
    id: text("id").notNull(),
    paymentId: text("payment_id").notNull(),
    kind: text("kind", { enum: reversalKinds }).notNull(),
    state: text("state", { enum: reversalStates }).notNull(),
    reason: text("reason", { enum: reversalReasons }).notNull(),
    /** Cents. */
    amount: cents("amount").notNull(),
    /** Business date on which we learned of it. */
    openedOn: localDate("opened_on").notNull(),
    /** Business date of the decision; null while it is open. */
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
 * Signed webhook events of the processor, deduplicated by id. An event only says which charge to look up. UNMATCHED: no
 * payment has that reference; an operator SETTLED it.
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
    /** Security time of the next try; null once it is processed. */
    nextAttemptAt: instant("try_from"),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    index("webhook_events_open")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'RECEIVED'`),
  ],
);
