import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

/** The mailboxes of an account's email service. */
export const mailboxes = pgTable(
  "mailboxes",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    address: text("address").notNull().unique(),
    /** Whose it is; null when everybody on the account shares it. */
    userId: uuid("user_id").references(() => users.id),
    storageUsedMegabytes: integer("storage_used_megabytes").notNull(),
    storageLimitMegabytes: integer("storage_limit_megabytes").notNull(),
  },
  (table) => [
    index("mailboxes_account").on(table.accountId),
    check("mailboxes_storage", sql`${table.storageUsedMegabytes} between 0 and ${table.storageLimitMegabytes}`),
  ],
);

/** Email that arrived. A message exists from `receivedAt` on, in business time. */
export const mailMessages = pgTable(
  "mail_messages",
  {
    id: text("id").primaryKey(),
    mailboxId: text("mailbox_id")
      .notNull()
      .references(() => mailboxes.id),
    sender: text("sender").notNull(),
    /** Where an answer goes; null for a message that nobody reads answers to. */
    senderAddress: text("sender_address"),
    subject: text("subject").notNull(),
    /** Plain text; empty for a message without text. */
    text: text("text").notNull().default(""),
    receivedAt: instant("received_at").notNull(),
    isRead: boolean("is_read").notNull(),
    /** Whether open pages were told that it is there. */
    isAnnounced: boolean("is_announced").notNull().default(false),
  },
  (table) => [
    index("mail_messages_mailbox").on(table.mailboxId, table.receivedAt),
    index("mail_messages_unannounced")
      .on(table.receivedAt)
      .where(sql`not ${table.isAnnounced}`),
  ],
);
