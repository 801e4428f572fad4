import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { voiceLines } from "./voice.tables.ts";

/**
 * Voicemails and faxes of the lines. A message exists from `receivedAt` on, in business time: those of the demo that
 * have yet to arrive are stored beforehand.
 */
export const voiceMessages = pgTable(
  "voice_messages",
  {
    id: text("id").primaryKey(),
    lineId: text("line_id")
      .notNull()
      .references(() => voiceLines.id),
    kind: text("kind", { enum: ["VOICEMAIL", "FAX"] }).notNull(),
    receivedAt: instant("received_at").notNull(),
    /** In E.164 format; null when it was withheld. */
    caller: text("caller"),
    callerName: text("caller_name"),
    /** Of a voicemail; 0 for a fax. */
    seconds: integer("seconds").notNull(),
    /** Of a fax; 0 for a voicemail. */
    pages: integer("pages").notNull(),
    /** Null for a voicemail that could not be transcribed; of a fax, the text of its pages. */
    content: text("content"),
    language: text("language", { enum: ["en-US", "es-US"] }).notNull(),
    isRead: boolean("is_read").notNull(),
    /** Security time; null unless it was deleted. The row goes when the time to undo is over. */
    deletedAt: instant("deleted_at"),
    /** Whether open pages were told that it is there. */
    isAnnounced: boolean("is_announced").notNull().default(false),
  },
  (table) => [
    index("voice_messages_line").on(table.lineId, table.receivedAt),
    index("voice_messages_deleted").on(table.deletedAt),
    index("voice_messages_unannounced")
      .on(table.receivedAt)
      .where(sql`not ${table.isAnnounced}`),
    check("voice_messages_size", sql`(${table.kind} = 'FAX') = (${table.pages} > 0 and ${table.seconds} = 0)`),
  ],
);
