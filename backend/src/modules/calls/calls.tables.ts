import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Calls of an account's lines. */
export const callRecords = pgTable(
  "call_records",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
    /** Which line of the account, in international form. */
    line: text("line").notNull(),
    number: text("number").notNull(),
    direction: text("direction", { enum: ["INCOMING", "OUTGOING"] }).notNull(),
    /** 0 for a call that nobody took. */
    seconds: integer("seconds").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index("call_records_at").on(table.accountId, table.at)],
);
