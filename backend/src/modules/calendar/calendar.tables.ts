import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../identity/identity.tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Addresses at which calendar programs read an account's days, by the hash of their token. A revoked one has no row. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tokenHash: text("token_hash").notNull().unique(),
    /** Who made it: what this person may no longer see, the address no longer tells. */
    userId: uuid("user_id").notNull().references(() => users.id),
    accountId: text("account_id").notNull(),
    /** For as long as the profile has no language of its own. */
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until a calendar program reads it. */
    lastReadAt: instant("last_read_at"),
  },
  (table) => [index("calendar_feeds_user").on(table.accountId, table.userId)],
);
