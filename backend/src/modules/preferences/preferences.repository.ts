import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { emailChanges, emailChoices } from "./preferences.tables.ts";

export type EmailChoice = typeof emailChoices.$inferSelect;
export type EmailTopic = EmailChoice["topic"];
export type WantedEmails = EmailChoice["wanted"];
export type EmailChange = typeof emailChanges.$inferSelect;

/** What the users of an account chose. */
export function choicesOn(tx: Transaction, accountId: string): Promise<EmailChoice[]> {
  return tx.select().from(emailChoices).where(eq(emailChoices.accountId, accountId));
}

export async function putChoice(tx: Transaction, choice: EmailChoice): Promise<void> {
  await tx
    .insert(emailChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [emailChoices.accountId, emailChoices.userId, emailChoices.topic],
      set: { wanted: choice.wanted },
    });
}

/** The unconfirmed address of a user while its code is valid. */
export async function pendingChange(tx: Transaction, userId: string, now: Date): Promise<EmailChange | undefined> {
  const valid = and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now), gt(emailChanges.triesLeft, 0));
  return (await tx.select().from(emailChanges).where(valid))[0];
}

/** Stores an unconfirmed address; it replaces the one before, whose code becomes invalid. */
export async function putChange(tx: Transaction, change: EmailChange): Promise<void> {
  await tx.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userId, set: change });
}

/** Uses one try before the code is compared, so that concurrent tries are all counted. */
export async function takeTry(tx: Transaction, userId: string, now: Date): Promise<EmailChange | undefined> {
  const valid = and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now), gt(emailChanges.triesLeft, 0));
  const rows = await tx
    .update(emailChanges)
    .set({ triesLeft: sql`${emailChanges.triesLeft} - 1` })
    .where(valid)
    .returning();
  return rows[0];
}

/** Removes an unconfirmed address; false when a concurrent call was first, or a newer one has replaced it. */
export async function deleteChange(
  tx: Transaction,
  { userId, salt }: Pick<EmailChange, "userId" | "salt">,
): Promise<boolean> {
  const same = and(eq(emailChanges.userId, userId), eq(emailChanges.salt, salt));
  return (await tx.delete(emailChanges).where(same).returning()).length === 1;
}

/** Removes the unconfirmed address of a user. */
export async function deleteChangeOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function deleteExpired(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
}
