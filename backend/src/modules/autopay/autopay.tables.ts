import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../database/columns.ts";
import { sql } from "drizzle-orm";
import { unattendedFailureCodes } from "@portico/rules/dunning";
import type { StoredAgreement } from "../../lib/agreement.ts";
import { cardTypes } from "../wallet/wallet.tables.ts";

export const autoPayServiceNames = ["core", "mobile"] as const;
export const actionKinds = ["ENROL", "CHANGE", "CANCEL", "DATE"] as const;
export const actionPartKinds = ["CANCEL", "ENROL", "DATE", "PAPERLESS"] as const;
export const actionPartCodes = [
  "DECLINED",
  "SECURITY_CODE_FAILED",
  "PROCESSOR_UNAVAILABLE",
  "CANCEL_REFUSED",
  "CANNOT_BE_SAVED",
  "NOT_ATTEMPTED",
] as const;
export const runCodes = [
  "DECLINED",
  "INSUFFICIENT_FUNDS",
  "METHOD_CLOSED",
  "SECURITY_CODE_FAILED",
  "PROCESSOR_UNAVAILABLE",
  "METHOD_NOT_FOUND",
  "METHOD_EXPIRED",
  "METHOD_UNAVAILABLE",
  "CARDS_RESTRICTED",
] as const;

/** The accepted terms in full, so that they can be shown later. */
export interface AcceptedTerms {
  release: string;
  locale: string;
  key: string;
  textHash: string;
}

/** The Auto Pay enrolments, one row per service. An account without rows is not enrolled. */
export const autoPayEnrolments = pgTable(
  "auto_pay_enrolments",
  {
    accountId: text("account_id").notNull(),
    service: text("service", { enum: autoPayServiceNames }).notNull(),
    paymentMethodId: text("payment_method_id").notNull(),
    /** 1 to 31; the last day in a shorter month. */
    debitDay: integer("debit_day").notNull(),
    nextDate: localDate("next_date").notNull(),
    /** The processor's reference of the mandate, its right to charge. */
    mandate: text("mandate").notNull(),
    enrolledBy: text("enrolled_by").notNull(),
    /** Since when Auto Pay makes no debits because the last one failed, and why; null while it is on. */
    pausedOn: localDate("paused_on"),
    pausedCode: text("paused_code", { enum: unattendedFailureCodes }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.service] }),
    index("auto_pay_enrolments_due").on(table.nextDate),
  ],
);

/** A requested change of Auto Pay; never deleted. Its parts hold the outcome. */
export const autoPayActions = pgTable(
  "auto_pay_actions",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    kind: text("kind", { enum: actionKinds }).notNull(),
    userId: uuid("user_id").notNull(),
    enteredBy: text("entered_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Security time. */
    startedAt: instant("started_at").notNull(),
    /** The payment requested with it: the enrolment starts only after it is taken. */
    paymentId: text("payment_id"),
    /** The saved method that is enrolled; null for a new card, which is saved on enrolment. */
    paymentMethodId: text("payment_method_id"),
    methodType: text("method_type", { enum: [...cardTypes, "bankAccount"] }),
    lastFour: text("last_four"),
    debitDay: integer("debit_day"),
    nextDate: localDate("next_date"),
    /** The accepted terms; null when none are required. */
    terms: jsonb("terms").$type<AcceptedTerms>(),
    /** Lease: security time until which the request that started it may wait for the processor. */
    awaitedUntil: instant("awaited_until"),
    /** Security time from which a process continues it; null once all parts are settled. */
    nextAttemptAt: instant("ask_from"),
    asks: integer("asks").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("auto_pay_actions_user").on(table.userId, table.startedAt),
    index("auto_pay_actions_newest").on(table.accountId, table.startedAt),
    index("auto_pay_actions_open")
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index("auto_pay_actions_payment").on(table.accountId, table.paymentId),
  ],
);

/** The steps of an action, in execution order. */
export const autoPayParts = pgTable(
  "auto_pay_parts",
  {
    accountId: text("account_id").notNull(),
    actionId: text("action_id").notNull(),
    position: integer("position").notNull(),
    kind: text("kind", { enum: actionPartKinds }).notNull(),
    service: text("service", { enum: autoPayServiceNames }),
    state: text("state", { enum: ["DONE", "FAILED", "CONFIRMING"] }).notNull(),
    code: text("code", { enum: actionPartCodes }),
    /** The terms accepted for this part besides the authorization; only paperless billing requires them. */
    terms: jsonb("terms").$type<StoredAgreement>(),
    /** How often it was tried from the start; each try has its own mandate reference. */
    tries: integer("tries").notNull().default(1),
    /** How often the processor was called within this try. */
    asks: integer("asks").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.actionId, table.position] }),
    foreignKey({
      columns: [table.accountId, table.actionId],
      foreignColumns: [autoPayActions.accountId, autoPayActions.id],
    }),
    check("auto_pay_parts_terms", sql`(${table.kind} = 'PAPERLESS') = (${table.terms} is not null)`),
    check("auto_pay_parts_code", sql`(${table.state} = 'FAILED') = (${table.code} is not null)`),
  ],
);

/** The debit of one date. The primary key prevents debiting a date twice. */
export const autoPayRuns = pgTable(
  "auto_pay_runs",
  {
    accountId: text("account_id").notNull(),
    debitDate: localDate("debit_date").notNull(),
    state: text("state", { enum: ["CONFIRMING", "PAID", "NOTHING_DUE", "FAILED"] }).notNull(),
    code: text("code", { enum: runCodes }),
    /** The charged amount, and the discount booked with it. */
    amount: cents("amount").notNull(),
    discount: cents("discount").notNull(),
    paymentId: text("payment_id").unique(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.debitDate] }),
    check("auto_pay_runs_code", sql`(${table.state} = 'FAILED') = (${table.code} is not null)`),
  ],
);

/** Mandates that were granted but cannot be used. Revoking them at the processor is retried until it succeeds. */
export const autoPayRevocations = pgTable(
  "auto_pay_revocations",
  {
    accountId: text("account_id").notNull(),
    mandate: text("mandate").notNull(),
    processorToken: text("processor_token").notNull(),
    /** Security time. */
    since: instant("since").notNull(),
    nextAttemptAt: instant("try_from").notNull(),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.mandate] }),
    index("auto_pay_revocations_due").on(table.nextAttemptAt),
  ],
);
