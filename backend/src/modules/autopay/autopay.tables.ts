import { bigint, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { unattendedFailureCodes } from "@portico/rules/dunning";
import type { StoredAgreement } from "../../lib/agreement.ts";
import { cardTypes } from "../wallet/wallet.tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const localDate = (name: string) => date(name, { mode: "string" });
const cents = (name: string) => bigint(name, { mode: "number" });

export const autoPayServiceNames = ["core", "mobile"] as const;
export const actionKinds = ["ENROL", "CHANGE", "CANCEL", "DATE"] as const;
export const actionPartKinds = ["CANCEL", "ENROL", "DATE", "PAPERLESS"] as const;
export const actionPartCodes = ["DECLINED", "SECURITY_CODE_FAILED", "PROCESSOR_UNAVAILABLE", "CANCEL_REFUSED", "CANNOT_BE_SAVED", "NOT_ATTEMPTED"] as const;
export const runCodes = [
  "DECLINED", "INSUFFICIENT_FUNDS", "METHOD_CLOSED", "SECURITY_CODE_FAILED", "PROCESSOR_UNAVAILABLE", "METHOD_NOT_FOUND", "METHOD_EXPIRED", "METHOD_UNAVAILABLE", "CARDS_RESTRICTED",
] as const;

/** What exactly was accepted, so that it can be shown later. */
export interface AcceptedTerms { release: string; locale: string; key: string; textHash: string }

/** What pays automatically. An account without rows is not enrolled. */
export const autoPayEnrolments = pgTable(
  "auto_pay_enrolments",
  {
    accountId: text("account_id").notNull(),
    service: text("service", { enum: autoPayServiceNames }).notNull(),
    paymentMethodId: text("payment_method_id").notNull(),
    /** 1 to 31; in a shorter month the last day. */
    debitDay: integer("debit_day").notNull(),
    nextDate: localDate("next_date").notNull(),
    /** The processor's reference of the right to charge. */
    mandate: text("mandate").notNull(),
    enrolledBy: text("enrolled_by").notNull(),
    /** Since when it makes no debits because the last one could not be taken, and why; null while it is on. */
    pausedOn: localDate("paused_on"),
    pausedCode: text("paused_code", { enum: unattendedFailureCodes }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.service] }), index("auto_pay_enrolments_due").on(table.nextDate)],
);

/** Something that somebody asked of Auto Pay, for good. What became of it is in its parts. */
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
    /** The payment that was asked for with it: nothing is enrolled before it is taken. */
    paymentId: text("payment_id"),
    /** The saved method that is enrolled; null for a new card, which is saved when it is enrolled. */
    paymentMethodId: text("payment_method_id"),
    methodType: text("method_type", { enum: [...cardTypes, "bankAccount"] }),
    lastFour: text("last_four"),
    debitDay: integer("debit_day"),
    nextDate: localDate("next_date"),
    /** The wording that was accepted; null where nothing has to be. */
    terms: jsonb("terms").$type<AcceptedTerms>(),
    /** Security time until which the request that started it may still be waiting for the processor. */
    awaitedUntil: instant("awaited_until"),
    /** Security time from which somebody goes on with it; null once all its parts are settled. */
    askFrom: instant("ask_from"),
    asks: integer("asks").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("auto_pay_actions_user").on(table.userId, table.startedAt),
    index("auto_pay_actions_newest").on(table.accountId, table.startedAt.desc()),
    index("auto_pay_actions_open").on(table.askFrom).where(sql`${table.askFrom} is not null`),
    index("auto_pay_actions_payment").on(table.accountId, table.paymentId),
  ],
);

/** The steps of an action, in the order in which they are taken. */
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
    /** What was agreed to for it besides the authorization: paperless billing alone asks for that. */
    terms: jsonb("terms").$type<StoredAgreement>(),
    /** How often it was tried from the start: each try has a mandate of its own. */
    tries: integer("tries").notNull().default(1),
    /** How often the processor was asked within this try. */
    asks: integer("asks").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.actionId, table.position] }),
    foreignKey({ columns: [table.accountId, table.actionId], foreignColumns: [autoPayActions.accountId, autoPayActions.id] }),
    check("auto_pay_parts_terms", sql`(${table.kind} = 'PAPERLESS') = (${table.terms} is not null)`),
    check("auto_pay_parts_code", sql`(${table.state} = 'FAILED') = (${table.code} is not null)`),
  ],
);

/** The debit of one date. Its key is why no date is ever debited twice. */
export const autoPayRuns = pgTable(
  "auto_pay_runs",
  {
    accountId: text("account_id").notNull(),
    debitDate: localDate("debit_date").notNull(),
    state: text("state", { enum: ["CONFIRMING", "PAID", "NOTHING_DUE", "FAILED"] }).notNull(),
    code: text("code", { enum: runCodes }),
    /** What is charged, and what the discount takes off beside it. */
    amount: cents("amount").notNull(),
    discount: cents("discount").notNull(),
    paymentId: text("payment_id").unique(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.debitDate] }), check("auto_pay_runs_code", sql`(${table.state} = 'FAILED') = (${table.code} is not null)`)],
);

/** Rights to charge that were granted and can't be used: ended with the processor, and asked again until it says so. */
export const autoPayRevocations = pgTable(
  "auto_pay_revocations",
  {
    accountId: text("account_id").notNull(),
    mandate: text("mandate").notNull(),
    processorToken: text("processor_token").notNull(),
    /** Security time. */
    since: instant("since").notNull(),
    tryFrom: instant("try_from").notNull(),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.mandate] }), index("auto_pay_revocations_due").on(table.tryFrom)],
);
