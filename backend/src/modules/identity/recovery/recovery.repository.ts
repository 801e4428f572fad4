import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { recoveryCodes } from "../identity.tables.ts";

export type CodeRow = typeof recoveryCodes.$inferSelect;

/** Stores a new code; it invalidates the one before. */
export async function putCode(tx: Transaction, row: CodeRow): Promise<void> {
  await tx.insert(recoveryCodes).values(row).onConflictDoUpdate({ target: recoveryCodes.subject, set: row });
}

/** Uses one try of each valid code before they are compared, so that concurrent tries are all counted. */
export function takeTries(tx: Transaction, subjects: readonly string[], now: Date): Promise<CodeRow[]> {
  const valid = and(
    inArray(recoveryCodes.subject, [...subjects]),
    gt(recoveryCodes.expiresAt, now),
    gt(recoveryCodes.triesLeft, 0),
  );
  return tx
    .update(recoveryCodes)
    .set({ triesLeft: sql`${recoveryCodes.triesLeft} - 1` })
    .where(valid)
    .returning();
}

/** Uses a code up; false when a concurrent call was first. */
export async function useCode(tx: Transaction, { subject, salt }: CodeRow): Promise<boolean> {
  const same = and(eq(recoveryCodes.subject, subject), eq(recoveryCodes.salt, salt));
  return (await tx.delete(recoveryCodes).where(same).returning()).length === 1;
}

/** Invalidates a user's code. */
export async function deleteCode(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.subject, userId));
}

export async function deleteExpiredCodes(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(recoveryCodes).where(lte(recoveryCodes.expiresAt, now));
}
