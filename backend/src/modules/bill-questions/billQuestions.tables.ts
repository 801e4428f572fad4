import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { cents, instant } from "../../database/columns.ts";
import { users } from "../identity/identity.tables.ts";
import { statementLines } from "../statements/statements.tables.ts";

/** Questions about lines of statements (B24), at most one for each line. Cents, business time. */
export const billQuestions = pgTable(
  "bill_questions",
  {
    number: bigserial("number", { mode: "number" }).primaryKey(),
    accountId: text("account_id").notNull(),
    statementId: text("statement_id").notNull(),
    position: integer("position").notNull(),
    /** RECEIVED: waits for an answer. */
    state: text("state", { enum: ["RECEIVED", "ANSWERED"] }).notNull(),
    /** The sum of the credits of its answers. */
    credited: cents("credited").notNull().default(0),
    /** The number of its messages, for optimistic concurrency. */
    version: integer("version").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    unique("bill_questions_line").on(table.accountId, table.statementId, table.position),
    foreignKey({
      columns: [table.accountId, table.statementId, table.position],
      foreignColumns: [statementLines.accountId, statementLines.statementId, statementLines.position],
    }),
    check("bill_questions_credited", sql`${table.credited} >= 0`),
  ],
);

/** What customers and customer service wrote; append-only. Cents, business time. */
export const billQuestionMessages = pgTable(
  "bill_question_messages",
  {
    question: bigint("question", { mode: "number" })
      .notNull()
      .references(() => billQuestions.number),
    position: integer("position").notNull(),
    sender: text("sender", { enum: ["CUSTOMER", "AGENT"] }).notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    body: text("body").notNull(),
    /** What was credited with this answer; null for none. */
    credit: cents("credit"),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.position] }),
    check(
      "bill_question_messages_credit",
      sql`${table.credit} is null or (${table.credit} > 0 and ${table.sender} = 'AGENT')`,
    ),
  ],
);
