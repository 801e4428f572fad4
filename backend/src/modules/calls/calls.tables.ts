import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";

/** Calls of an account's lines. */
export const callRecords = pgTable(
  "call_records",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    at: instant("at").notNull(),
    /** The account's own line, in E.164 format. */
    line: text("line").notNull(),
    number: text("number").notNull(),
    direction: text("direction", { enum: ["INCOMING", "OUTGOING"] }).notNull(),
    /** Duration in seconds; 0 for an unanswered call. */
    seconds: integer("seconds").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("call_records_at").on(table.accountId, table.at),
  ],
);
