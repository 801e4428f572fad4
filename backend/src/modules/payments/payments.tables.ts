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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../database/columns.ts";
import { sql } from "drizzle-orm";
import type { Locale, Site } from "../../lib/principal.ts";
import type { StoredAgreement } from "../../lib/agreement.ts";
import { methodTypes } from "../wallet/wallet.tables.ts";

export const states = ["CONFIRMING", "PENDING", "SCHEDULED", "SUBMITTED", "FAILED", "CANCELLED"] as const;
export const failureCodes = [
  "DECLINED",
  "INSUFFICIENT_FUNDS",
  "SECURITY_CODE_FAILED",
  "METHOD_CLOSED",
  "PROCESSOR_UNAVAILABLE",
  "METHOD_EXPIRED",
  "METHOD_REMOVED",
  "METHOD_UNAVAILABLE",
] as const;
/** The parts that a payment can have. */
export const partKinds = ["SAVE_METHOD", "PAPERLESS"] as const;
export const channels = ["online", "phone", "inStore", "autoPay", "agentAssisted", "chatAssisted"] as const;

/** A payment intent and its outcome. The row is written as CONFIRMING before the processor is called. */
export const payments = pgTable(
  "payments",
  {
    accountId: text("account_id").notNull(),
    /** Also the processor's charge reference. */
    id: text("id").notNull(),
    /** Null for payments from other channels. */
    userId: uuid("user_id"),
    enteredBy: text("entered_by").notNull(),
    amount: cents("amount").notNull(),
    state: text("state", { enum: states }).notNull(),
    failureCode: text("failure_code", { enum: failureCodes }),
    channel: text("channel", { enum: channels }).notNull(),
    methodType: text("method_type", { enum: methodTypes }).notNull(),
    lastFour: text("last_four").notNull(),
    /** The processor's fingerprint of the number; null for payments from other channels and of earlier releases. */
    methodFingerprint: text("method_fingerprint"),
    entryAt: instant("entry_at").notNull(),
    /** Security time of the start; null for payments from other channels. */
    startedAt: instant("started_at"),
    paymentDate: localDate("payment_date").notNull(),
    debitDate: localDate("debit_date"),
    balanceAfter: cents("balance_after"),
    /** The customer's own reference, a purchase order for example; not the processor's charge reference. */
    customerReference: text("customer_reference"),
    /** Who is notified of the outcome by e-mail (B14), with site and language; null for nobody. */
    notify: jsonb("notify").$type<{ addresses: string[]; site: Site; locale: Locale }>(),
    confirmationNumber: text("confirmation_number").unique(),
    approvalCode: text("approval_code"),
    /**
     * Lease: security time until which the request that started it may wait for the processor. No other process looks
     * it up before.
     */
    awaitedUntil: instant("awaited_until"),
    /** Security time of the next lookup at the processor. */
    nextAttemptAt: instant("ask_from"),
    /** How many lookups were made. */
    asks: integer("asks").notNull().default(0),
    /** Security time from which a reference that the processor never saw may be closed. */
    closableFrom: instant("closable_from"),
    /** Business time at which the outcome was found out; null before, and for payments of earlier releases. */
    settledAt: instant("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    // Webhooks identify a payment by its id alone.
    index("payments_reference").on(table.id),
    index("payments_history").on(table.accountId, table.entryAt, table.id),
    uniqueIndex("payments_one_unknown")
      .on(table.accountId)
      .where(sql`${table.state} = 'CONFIRMING'`),
    index("payments_refusals_user")
      .on(table.userId, table.startedAt)
      .where(sql`${table.failureCode} is not null`),
    index("payments_refusals_account")
      .on(table.accountId, table.startedAt)
      .where(sql`${table.failureCode} is not null`),
    index("payments_refused")
      .on(table.startedAt)
      .where(sql`${table.failureCode} in ('DECLINED', 'SECURITY_CODE_FAILED')`),
    index("payments_due")
      .on(table.paymentDate)
      .where(sql`${table.state} = 'SCHEDULED'`),
    index("payments_open")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} in ('CONFIRMING', 'PENDING')`),
    check("payments_amount", sql`${table.amount} > 0`),
    check("payments_confirmation", sql`(${table.state} = 'SUBMITTED') = (${table.confirmationNumber} is not null)`),
    check("payments_failure", sql`(${table.state} = 'FAILED') = (${table.failureCode} is not null)`),
  ],
);

const ofPayment = () => ({ accountId: text("account_id").notNull(), paymentId: text("payment_id").notNull() });

/** Parts requested with a payment, each with its own outcome. */
export const paymentParts = pgTable(
  "payment_parts",
  {
    ...ofPayment(),
    kind: text("kind", { enum: partKinds }).notNull(),
    state: text("state", { enum: ["DONE", "FAILED", "CONFIRMING"] }).notNull(),
    code: text("code", {
      enum: [...failureCodes, "NOT_ATTEMPTED", "CANNOT_BE_SAVED", "SAVING_FAILED", "PAPERLESS_FAILED"],
    }),
    /** The accepted terms; only paperless billing requires them. */
    terms: jsonb("terms").$type<StoredAgreement>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.paymentId, table.kind] }),
    foreignKey({ columns: [table.accountId, table.paymentId], foreignColumns: [payments.accountId, payments.id] }),
    check("payment_parts_terms", sql`(${table.kind} = 'PAPERLESS') = (${table.terms} is not null)`),
  ],
);

/**
 * The method of a scheduled payment or an Auto Pay debit. Kept with the payment, so that an interrupted charge can be
 * resent.
 */
export const scheduledCharges = pgTable(
  "scheduled_charges",
  {
    ...ofPayment(),
    /** The saved method; null for a card that is used for this payment only. */
    paymentMethodId: text("payment_method_id"),
    /**
     * The processor's token of the card or bank account entered for this payment; null for a saved method, which is
     * resolved when it is charged.
     */
    processorToken: text("processor_token"),
    /** MMYY of that card; null for a bank account. */
    expiry: text("expiry"),
    /** Whether the bank has reported since then that the account entered for this payment must not be debited. */
    unavailable: boolean("unavailable").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.paymentId] }),
    foreignKey({ columns: [table.accountId, table.paymentId], foreignColumns: [payments.accountId, payments.id] }),
    check("scheduled_charges_method", sql`(${table.paymentMethodId} is null) = (${table.processorToken} is not null)`),
  ],
);

/** The accepted terms, so that they can be shown later. */
export const paymentTerms = pgTable(
  "payment_terms",
  {
    ...ofPayment(),
    release: text("release").notNull(),
    locale: text("locale").notNull(),
    key: text("key").notNull(),
    textHash: text("text_hash").notNull(),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.paymentId] }),
    foreignKey({ columns: [table.accountId, table.paymentId], foreignColumns: [payments.accountId, payments.id] }),
  ],
);
