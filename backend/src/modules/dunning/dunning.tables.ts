import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { unattendedFailureCodes } from "@portico/rules/dunning";
import { methodTypes } from "../wallet/wallet.tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const localDate = (name: string) => date(name, { mode: "string" });
const cents = (name: string) => bigint(name, { mode: "number" });

export const failureKinds = ["AUTO_PAY", "SCHEDULED"] as const;
/** WAITING: tried again at `nextTryAt`. TRYING: a charge is on its way. FINAL: not tried any more. RECOVERED: a try was taken. CLOSED: paid otherwise, called off or overtaken. */
export const failureStates = ["WAITING", "TRYING", "FINAL", "RECOVERED", "CLOSED"] as const;

/** A payment that nobody was there for and that was not taken, with every try of it. Business time. */
export const paymentFailures = pgTable(
  "payment_failures",
  {
    accountId: text("account_id").notNull(),
    /** `autopay_` and the day of the debit, or the id of the scheduled payment. */
    id: text("id").notNull(),
    kind: text("kind", { enum: failureKinds }).notNull(),
    /** The day for which it was promised. */
    plannedOn: localDate("planned_on").notNull(),
    /** The newest try; null where nothing could be charged with. */
    paymentId: text("payment_id"),
    methodType: text("method_type", { enum: methodTypes }),
    lastFour: text("last_four"),
    code: text("code", { enum: unattendedFailureCodes }).notNull(),
    state: text("state", { enum: failureStates }).notNull(),
    /** What was charged in vain, and what Auto Pay's discount would have taken off beside it. */
    amount: cents("amount").notNull(),
    discount: cents("discount").notNull().default(0),
    /** What was due then: what was never owed is not tried again. */
    owedThen: cents("owed_then").notNull(),
    firstFailedAt: instant("first_failed_at").notNull(),
    firstFailedOn: localDate("first_failed_on").notNull(),
    failedOn: localDate("failed_on").notNull(),
    /** Charges that were refused; an outage of the processor is none. */
    tries: integer("tries").notNull(),
    /** Outages in a row. */
    outages: integer("outages").notNull().default(0),
    nextTryAt: instant("next_try_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("payment_failures_due").on(table.nextTryAt).where(sql`${table.state} = 'WAITING'`),
    check("payment_failures_next", sql`(${table.state} = 'WAITING') = (${table.nextTryAt} is not null)`),
    check("payment_failures_amount", sql`${table.amount} >= 0 and ${table.discount} >= 0`),
  ],
);
