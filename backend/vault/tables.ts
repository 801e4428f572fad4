import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What came of a ticket, from its first use on. All that the vault keeps: no card, no token, no word of what was handed over. Limits on calls are
 * counted beside it (rate_limits).
 */
export const tickets = pgTable("tickets", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  accountId: text("account_id").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
  triesLeft: integer("tries_left").notNull(),
  /** How often the processor refused what was handed over with it; a check that is being made counts as refused. */
  refusedChecks: integer("refused_checks").notNull(),
});
