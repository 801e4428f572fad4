import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { users } from "../identity/identity.tables.ts";

/** The newest one-time passcode of a user. Security time. */
export const passcodes = pgTable("passcodes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /** Salted hash. Six digits can be brute-forced by a reader of this table, but only within the ten minutes. */
  codeHash: text("code_hash").notNull(),
  salt: text("salt").notNull(),
  expiresAt: instant("expires_at").notNull(),
  triesLeft: integer("tries_left").notNull(),
  /** How many were sent in the hour since `since`. */
  sends: integer("sends").notNull(),
  since: instant("since").notNull(),
});

/** Sessions in which the passcode was confirmed, by the hash of their id. */
export const verifiedSessions = pgTable(
  "verified_sessions",
  {
    sessionHash: text("session_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    until: instant("until").notNull(),
  },
  (table) => [index("verified_sessions_until").on(table.until)],
);
