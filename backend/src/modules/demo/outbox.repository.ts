import { desc } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { demoMessages } from "./outbox.tables.ts";

export type Message = Omit<typeof demoMessages.$inferSelect, "id">;

/** As many as somebody looks through. */
const MOST_SHOWN = 20;

export async function insertMessage(tx: Transaction, message: Message): Promise<void> {
  await tx.insert(demoMessages).values(message);
}

export function newestMessages(tx: Transaction): Promise<Message[]> {
  return tx.select().from(demoMessages).orderBy(desc(demoMessages.id)).limit(MOST_SHOWN);
}
