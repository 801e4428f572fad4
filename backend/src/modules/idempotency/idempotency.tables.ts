import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";

/** An attempt to change something: the client's idempotency key, a digest of its input, and its result. */
export const attempts = pgTable(
  "attempts",
  {
    userId: uuid("user_id").notNull(),
    key: text("key").notNull(),
    /** Empty when it is not about an account. */
    accountId: text("account_id").notNull(),
    bodyDigest: text("body_digest").notNull(),
    /** The id of what it started or created, e.g. a payment. Null when it was refused. */
    startedId: text("started_id"),
    /** The refusal, in the operation's type. */
    refusal: jsonb("refusal").$type<object>(),
    /** Security time. */
    startedAt: instant("started_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("attempts_age").on(table.startedAt)],
);

/** The final response of an attempt, per request text: a repeat gets it byte for byte. */
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
    foreignKey({ columns: [table.userId, table.key], foreignColumns: [attempts.userId, attempts.key] }).onDelete(
      "cascade",
    ),
  ],
);
