import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

export const messageKinds = [
  "PASSCODE",
  "PAYMENT_OUTCOME",
  "PAYMENT_FAILURE",
  "RECEIPT",
  "STATEMENT",
  "INVITATION",
  "ACCESS",
  "APPOINTMENT",
  "SECURITY",
  "ORDER",
  "BILL_QUESTION",
  "SUPPORT_CASE",
] as const;
/** KEPT: written in the demo without SMTP; readable there and never sent. */
export const messageStates = ["WAITING", "SENT", "REFUSED", "GIVEN_UP", "KEPT"] as const;

/**
 * The source of a message's attachment. The file is generated when the message is sent, so a queued message stays
 * small.
 */
export type Attachment = { accountId: string; site: Site; locale: Locale } & (
  | { kind: "statement"; statementId: string }
  | { kind: "receipt"; paymentId: string }
  | { kind: "refund"; refundId: string }
  | { kind: "appointment"; orderId: string; jobId: string }
);

/** The e-mail outbox: each message is written in the transaction that it reports. Security time. */
export const messages = pgTable(
  "messages",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind", { enum: messageKinds }).notNull(),
    /** Deduplication key: sent to an address once. Null for a message that may repeat. */
    about: text("about"),
    address: text("address").notNull(),
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    /** Subject and text are erased when the message reaches its final state; the demo keeps them for reading. */
    subject: text("subject"),
    text: text("text"),
    /** The source of the attachment; null for none. */
    attachment: jsonb("attachment").$type<Attachment>(),
    state: text("state", { enum: messageStates }).notNull(),
    /** How many times sending was started. */
    tries: integer("tries").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** When it is sent or retried; during a send, the end of the sender's lease. */
    nextAttemptAt: instant("next_try").notNull(),
    /** The deadline after which it is no longer sent. */
    giveUpAt: instant("give_up_at").notNull(),
  },
  (table) => [
    unique("messages_once").on(table.about, table.address),
    index("messages_waiting")
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.state} = 'WAITING'`),
    index("messages_age").on(table.createdAt),
    check(
      "messages_words",
      sql`${table.state} <> 'WAITING' or (${table.subject} is not null and ${table.text} is not null)`,
    ),
  ],
);

export const notificationTopics = ["PAYMENTS", "APPOINTMENTS", "ORDERS", "SUPPORT"] as const;

const notificationSubjects = [
  "messages.appointment.subject",
  "messages.billQuestion.subject",
  "messages.dunning.final.subject",
  "messages.dunning.recovered.subject",
  "messages.dunning.retry.subject",
  "messages.order.subject",
  "messages.payment.charged.subject",
  "messages.payment.failed.subject",
  "messages.returned.deviceSubject",
  "messages.returned.subject",
  "messages.supportCase.subject",
] as const;

/**
 * The notification center (SERV-13): what a user was told about an account, written with the e-mail that says the same.
 * Security time.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    /** Deduplication key, that of the message. */
    about: text("about").notNull(),
    topic: text("topic", { enum: notificationTopics }).notNull(),
    /** The key of the message's subject in the copy, and its arguments: shown in the language of whoever reads it. */
    subjectKey: text("subject_key", { enum: notificationSubjects }).notNull(),
    subjectValues: jsonb("subject_values").$type<Record<string, string | number>>().notNull(),
    /** Path and query of the portal's page about it. */
    page: text("page").notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    unique("notifications_once").on(table.userId, table.about),
    index("notifications_of_user").on(table.userId, table.id),
    index("notifications_age").on(table.createdAt),
  ],
);
