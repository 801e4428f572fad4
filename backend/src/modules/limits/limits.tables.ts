import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

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

/** How many event streams of a network each process has open; not written ahead either. A process says again and again that they are still there. */
export const streamPlaces = pgTable(
  "stream_places",
  {
    /** An address; of IPv6 a /64. */
    network: text("network").notNull(),
    process: text("process").notNull(),
    readers: integer("readers").notNull(),
    /** The database's time. */
    renewedAt: timestamp("renewed_at", { withTimezone: true }).notNull(),
  },
  ({ network, process }) => [primaryKey({ columns: [network, process] })],
);

/** Which new cards and bank accounts were tried lately, and by whom. Not written ahead either. */
export const cardTries = pgTable(
  "card_tries",
  {
    /** Who: `user <id>`, `account <id>`, `session <hash>`, `network <address>`. */
    scope: text("scope").notNull(),
    /** A hash of the processor's fingerprint. */
    card: text("card").notNull(),
    /** Security time of the last try. */
    triedAt: timestamp("tried_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.card] }), index("card_tries_age").on(table.triedAt)],
);
