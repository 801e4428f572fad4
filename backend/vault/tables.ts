import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../src/database/columns.ts";

/**
 * The state of a ticket, from its first use on. The vault stores nothing else: no card, no token, no submitted data.
 * The rate limit counters are in another table (rate_limits).
 */
export const tickets = pgTable("tickets", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  accountId: text("account_id").notNull(),
  expiresAt: instant("expires_at").notNull(),
  triesLeft: integer("tries_left").notNull(),
  /** How often the processor refused data submitted with it; a check in progress counts as refused. */
  refusedChecks: integer("refused_checks").notNull(),
});
