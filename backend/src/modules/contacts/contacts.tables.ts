import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../account/account.tables.ts";

/** The people of a property whom the provider may ask. */
export const propertyContacts = pgTable(
  "property_contacts",
  {
    contactId: uuid("contact_id").primaryKey(),
    accountId: text("account_id").notNull().references(() => accounts.accountId),
    name: text("name").notNull(),
    role: text("role", { enum: ["PROPERTY_MANAGER", "LEASING_OFFICE", "MAINTENANCE", "BOARD_MEMBER", "OTHER"] }).notNull(),
    /** Ten digits. */
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** Grows with every change: whoever changes says which one they saw. */
    version: integer("version").notNull().default(1),
    addedAt: timestamp("added_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("property_contacts_account").on(table.accountId, table.addedAt)],
);
