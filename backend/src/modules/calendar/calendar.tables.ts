import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { users } from "../identity/identity.tables.ts";

/** Calendar feeds, by the hash of their token. A revoked one has no row. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The user who created it: the feed stops when they may no longer see the account. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    accountId: text("account_id").notNull(),
    /** Used while the profile has no language. */
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until a calendar program reads it. */
    lastReadAt: instant("last_read_at"),
  },
  (table) => [index("calendar_feeds_user").on(table.accountId, table.userId)],
);
