import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Who else gets each new statement of an account by e-mail (B14). */
export const statementRecipients = pgTable(
  "statement_recipients",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: text("account_id").notNull(),
    address: text("address").notNull(),
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    addedBy: text("added_by").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [uniqueIndex("statement_recipients_once").on(table.accountId, sql`lower(${table.address})`)],
);
