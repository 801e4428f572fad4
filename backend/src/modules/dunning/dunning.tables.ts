import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../database/columns.ts";
import { unattendedFailureCodes } from "@portico/rules/dunning";
import { methodTypes } from "../wallet/wallet.tables.ts";

export const failureKinds = ["AUTO_PAY", "SCHEDULED"] as const;
/**
 * WAITING: retried at `nextAttemptAt`. TRYING: a charge is in flight. FINAL: not retried any more. RECOVERED: a retry
 * succeeded. PAID: paid otherwise before its retry. CLOSED: cancelled or superseded, or nothing is owed any more.
 */
export const failureStates = ["WAITING", "TRYING", "FINAL", "RECOVERED", "PAID", "CLOSED"] as const;

/** A failed unattended payment with all its retries (dunning). Business time. */
export const paymentFailures = pgTable(
  "payment_failures",
  {
    accountId: text("account_id").notNull(),
    /** `autopay_` and the date of the debit, or the id of the scheduled payment. */
    id: text("id").notNull(),
    kind: text("kind", { enum: failureKinds }).notNull(),
    /** The date for which it was announced. */
    plannedOn: localDate("planned_on").notNull(),
    /** The newest try; null when there was no method to charge. */
    paymentId: text("payment_id"),
    methodType: text("method_type", { enum: methodTypes }),
    lastFour: text("last_four"),
    code: text("code", { enum: unattendedFailureCodes }).notNull(),
    state: text("state", { enum: failureStates }).notNull(),
    /** The amount of the failed charge, and the Auto Pay discount that would have been booked with it. */
    amount: cents("amount").notNull(),
    discount: cents("discount").notNull().default(0),
    /** What was due then: an amount that was never owed is not retried. */
    owedThen: cents("owed_then").notNull(),
    firstFailedAt: instant("first_failed_at").notNull(),
    firstFailedOn: localDate("first_failed_on").notNull(),
    failedOn: localDate("failed_on").notNull(),
    /** Refused charges; an outage of the processor does not count. */
    tries: integer("tries").notNull(),
    /** Consecutive outages of the processor. */
    outages: integer("outages").notNull().default(0),
    nextAttemptAt: instant("next_try_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("payment_failures_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'WAITING'`),
    check("payment_failures_next", sql`(${table.state} = 'WAITING') = (${table.nextAttemptAt} is not null)`),
    check("payment_failures_amount", sql`${table.amount} >= 0 and ${table.discount} >= 0`),
  ],
);
