import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { statementRecipients } from "./recipients.tables.ts";

export type RecipientRow = typeof statementRecipients.$inferSelect;

/** In the order in which they were added. */
export function recipientRows(tx: Transaction, accountId: string): Promise<RecipientRow[]> {
  return tx.select().from(statementRecipients).where(eq(statementRecipients.accountId, accountId)).orderBy(asc(statementRecipients.addedAt), asc(statementRecipients.address));
}

/** @returns the id of the new recipient */
export async function insertRecipient(tx: Transaction, row: Omit<RecipientRow, "id">): Promise<string> {
  const [added] = await tx.insert(statementRecipients).values(row).returning({ id: statementRecipients.id });
  if (!added) throw new Error("a recipient was not stored");
  return added.id;
}

/** Takes a recipient away; one that is not there, or another account's, stays as it is. */
export async function deleteRecipient(tx: Transaction, accountId: string, id: string): Promise<void> {
  await tx.delete(statementRecipients).where(and(eq(statementRecipients.accountId, accountId), eq(statementRecipients.id, id)));
}
