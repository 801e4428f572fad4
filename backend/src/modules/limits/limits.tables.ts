import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What was used of a limit within a window, by all processes together. Not written ahead (limits.sql): a crash of the database may forget it,
 * and no call waits for the disk.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is limited and for whom, e.g. `graph <user id>`. */
    name: text("name").primaryKey(),
    used: integer("used").notNull(),
    /** Security time. */
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  ({ endsAt }) => [index("rate_limits_ends").on(endsAt)],
);
