import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** One attempt to change something about money: the key that the customer's browser made, what it was first sent with, how it ended. */
export const attempts = pgTable(
  "attempts",
  {
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    accountId: text("account_id").notNull(),
    bodyDigest: text("body_digest").notNull(),
    /** What was started: a payment, a change of Auto Pay. Null when nothing was. */
    startedId: text("started_id"),
    /** Why nothing was started, in the words of the operation. */
    refusal: jsonb("refusal").$type<object>(),
    /** Security time. */
    startedAt: timestamp("started_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("attempts_age").on(table.startedAt)],
);

/** The final answer of an attempt as it was sent, for each form in which it was asked: a repeat gets it again, byte for byte. */
export const attemptAnswers = pgTable(
  "attempt_answers",
  {
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    requestDigest: text("request_digest").notNull(),
    body: text("body").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key, table.requestDigest] }),
    foreignKey({ columns: [table.userId, table.key], foreignColumns: [attempts.userId, attempts.key] }).onDelete("cascade"),
  ],
);
