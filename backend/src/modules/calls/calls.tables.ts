import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
    /** The caller ID name of the other side; null when the network sent none. */
    name: text("name"),
    direction: text("direction", { enum: ["INCOMING", "OUTGOING"] }).notNull(),
    /** Duration in seconds; 0 for an unanswered call. */
    seconds: integer("seconds").notNull(),
    /** What the line did with an incoming call before it could ring. */
    treatment: text("treatment", { enum: ["NONE", "FORWARDED", "BLOCKED"] })
      .notNull()
      .default("NONE"),
    /** Where a forwarded call went, in E.164 format. */
    forwardedTo: text("forwarded_to"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("call_records_at").on(table.accountId, table.at),
    check("call_records_forwarded", sql`(${table.treatment} = 'FORWARDED') = (${table.forwardedTo} is not null)`),
    check("call_records_blocked", sql`${table.treatment} <> 'BLOCKED' or ${table.seconds} = 0`),
  ],
);
