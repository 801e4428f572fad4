import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";

/** Points of contact of a property. */
export const propertyContacts = pgTable(
  "property_contacts",
  {
    contactId: uuid("contact_id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    name: text("name").notNull(),
    role: text("role", {
      enum: ["PROPERTY_MANAGER", "LEASING_OFFICE", "MAINTENANCE", "BOARD_MEMBER", "OTHER"],
    }).notNull(),
    /** Ten digits. */
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** Incremented by every change, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [index("property_contacts_account").on(table.accountId, table.addedAt)],
);
