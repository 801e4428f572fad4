import { sql } from "drizzle-orm";
import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";

/** Extra recipients of each new statement of an account, by e-mail (B14). */
export const statementRecipients = pgTable(
  "statement_recipients",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: text("account_id").notNull(),
    address: text("address").notNull(),
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    addedBy: text("added_by").notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [uniqueIndex("statement_recipients_once").on(table.accountId, sql`lower(${table.address})`)],
);
