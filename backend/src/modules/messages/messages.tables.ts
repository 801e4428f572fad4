import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { Locale, Site } from "../../lib/principal.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const messageKinds = ["PASSCODE", "PAYMENT_OUTCOME", "PAYMENT_FAILURE", "RECEIPT", "STATEMENT"] as const;
/** KEPT: written in the demo, which has no road; it is read there and goes nowhere. */
export const messageStates = ["WAITING", "SENT", "REFUSED", "GIVEN_UP", "KEPT"] as const;

/** Of what the file is made that goes with a message. It is made when it is sent: what waits is a few words long. */
export type Attachment = { accountId: string; site: Site; locale: Locale } & ({ kind: "statement"; statementId: string } | { kind: "receipt"; paymentId: string } | { kind: "refund"; refundId: string });

/** Messages to people by e-mail, each written in the transaction that does what it tells of. Security time. */
export const messages = pgTable(
  "messages",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind", { enum: messageKinds }).notNull(),
    /** What it tells of, where that is told to an address once; null for what may be told again. */
    about: text("about"),
    address: text("address").notNull(),
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    /** Subject and text are erased when the message has come to its end; the demo keeps them, to be read. */
    subject: text("subject"),
    text: text("text"),
    /** Of what a file is made when it is sent; null for none. */
    attachment: jsonb("attachment").$type<Attachment>(),
    state: text("state", { enum: messageStates }).notNull(),
    /** How often sending was begun. */
    tries: integer("tries").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** From when it is sent, or sent again; while somebody is sending it, until when nobody else does. */
    nextTry: instant("next_try").notNull(),
    /** From when it is worth nothing any more. */
    giveUpAt: instant("give_up_at").notNull(),
  },
  (table) => [
    unique("messages_once").on(table.about, table.address),
    index("messages_waiting").on(table.nextTry, table.id).where(sql`${table.state} = 'WAITING'`),
    index("messages_age").on(table.createdAt),
    check("messages_words", sql`${table.state} <> 'WAITING' or (${table.subject} is not null and ${table.text} is not null)`),
  ],
);
