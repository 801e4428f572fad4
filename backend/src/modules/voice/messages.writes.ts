import type { Transaction } from "../../database/database.ts";
import { voiceMessages } from "./messages.tables.ts";

/** `content`: the transcript, or the text of a fax; `receivedAt` in business time. */
export type NewMessage = Omit<typeof voiceMessages.$inferInsert, "isRead" | "deletedAt" | "isAnnounced">;

/** Stores voicemails and faxes that the network reports, unread; open pages are told by `announceMessages`. */
export async function addMessages(tx: Transaction, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const unread = messages.map((message) => ({ ...message, isRead: false }));
  await tx.insert(voiceMessages).values(unread).onConflictDoNothing();
}
