import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../identity/identity.tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The newest one-time passcode of a person. Security time. */
export const passcodes = pgTable("passcodes", {
  userId: uuid("user_id").primaryKey().references(() => users.id),
  /** Salted, so that equal passcodes look different; six digits are no secret to who reads this table within the ten minutes. */
  codeHash: text("code_hash").notNull(),
  salt: text("salt").notNull(),
  expiresAt: instant("expires_at").notNull(),
  triesLeft: integer("tries_left").notNull(),
  /** How many were sent in the hour that began with `since`. */
  sends: integer("sends").notNull(),
  since: instant("since").notNull(),
});

/** Sessions in which the right passcode was given, by the hash of their id. */
export const verifiedSessions = pgTable(
  "verified_sessions",
  {
    sessionHash: text("session_hash").primaryKey(),
    userId: uuid("user_id").notNull().references(() => users.id),
    until: instant("until").notNull(),
  },
  (table) => [index("verified_sessions_until").on(table.until)],
);
