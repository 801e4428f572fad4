import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

/** The telephone lines of an account. */
export const voiceLines = pgTable(
  "voice_lines",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    /** The account's order. */
    position: integer("position").notNull(),
    /** Ten digits, without the country code. */
    telephoneNumber: text("telephone_number").notNull(),
    /** What the customer calls it. */
    label: text("label"),
    kind: text("kind", { enum: ["PHONE", "FAX"] }).notNull(),
    /** The switch that runs it. */
    platform: text("platform", { enum: ["META_SWITCH", "HOSTED"] }).notNull(),
    status: text("status", { enum: ["ACTIVE", "SUSPENDED", "PENDING"] }).notNull(),
    assignedUserId: uuid("assigned_user_id").references(() => users.id),
    /** Incremented by every change that customers make, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    unique("voice_lines_telephone_number").on(table.telephoneNumber),
    index("voice_lines_account").on(table.accountId, table.position),
  ],
);
