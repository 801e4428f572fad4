import { bigint, customType, foreignKey, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../../account/account.tables.ts";
import { users } from "../../identity/identity.tables.ts";
import { supportMessages } from "../support.tables.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** Files of messages to and from support. One without a message was uploaded, and waits for the message that names it. */
export const supportFiles = pgTable(
  "support_files",
  {
    id: uuid("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    uploadedBy: uuid("uploaded_by")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    /** Told by the content. */
    type: text("type", { enum: ["image/jpeg", "image/png", "application/pdf", "text/plain"] }).notNull(),
    bytes: integer("bytes").notNull(),
    content: bytes("content").notNull(),
    /** Security time. */
    uploadedAt: timestamp("uploaded_at", { withTimezone: true }).notNull(),
    caseNumber: bigint("case_number", { mode: "number" }),
    messagePosition: integer("message_position"),
    /** The place among the files of the message. */
    place: integer("place"),
  },
  (table) => [
    foreignKey({
      name: "support_files_message_fk",
      columns: [table.caseNumber, table.messagePosition],
      foreignColumns: [supportMessages.caseNumber, supportMessages.position],
    }).onDelete("cascade"),
    index("support_files_message").on(table.caseNumber, table.messagePosition, table.place),
    index("support_files_uploaded").on(table.uploadedAt),
  ],
);
