import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Rate limit counters, shared by all processes. An unlogged table (rateLimits.sql): a database crash may reset it, and
 * no call waits for the disk.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The limit and its subject, e.g. `graph <user id>`. */
    name: text("name").primaryKey(),
    used: integer("used").notNull(),
    /** Security time. */
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  ({ endsAt }) => [index("rate_limits_ends").on(endsAt)],
);

/** Open event streams per network and process; unlogged too. A process renews its rows as a heartbeat. */
export const streamPlaces = pgTable(
  "stream_places",
  {
    /** An IPv4 address or an IPv6 /64. */
    network: text("network").notNull(),
    process: text("process").notNull(),
    readers: integer("readers").notNull(),
    /** The database's time. */
    renewedAt: timestamp("renewed_at", { withTimezone: true }).notNull(),
  },
  ({ network, process }) => [primaryKey({ columns: [network, process] })],
);

/** Recent attempts with new cards and bank accounts, by subject; unlogged too. The database keeps its first names. */
export const cardAttempts = pgTable(
  "card_tries",
  {
    /** The subject: `user <id>`, `account <id>`, `session <hash>`, `network <address>`. */
    scope: text("scope").notNull(),
    /** A hash of the processor's fingerprint. */
    card: text("card").notNull(),
    /** Security time of the last attempt. */
    attemptedAt: timestamp("tried_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.card] }), index("card_tries_age").on(table.attemptedAt)],
);
