import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { accountCreations } from "./users.tables.ts";

export type CreationRow = typeof accountCreations.$inferSelect;

export async function insertCreation(tx: Transaction, row: CreationRow): Promise<void> {
  await tx.insert(accountCreations).values(row);
}

/** Uses one try of a valid request before the code is compared, so that concurrent tries are all counted. */
export async function takeTry(tx: Transaction, tokenHash: string, now: Date): Promise<CreationRow | undefined> {
  const valid = and(
    eq(accountCreations.tokenHash, tokenHash),
    gt(accountCreations.expiresAt, now),
    gt(accountCreations.triesLeft, 0),
  );
  const rows = await tx
    .update(accountCreations)
    .set({ triesLeft: sql`${accountCreations.triesLeft} - 1` })
    .where(valid)
    .returning();
  return rows[0];
}

/** Gives a try back that was right. */
export async function returnTry(tx: Transaction, tokenHash: string): Promise<void> {
  await tx
    .update(accountCreations)
    .set({ triesLeft: sql`${accountCreations.triesLeft} + 1` })
    .where(eq(accountCreations.tokenHash, tokenHash));
}

export async function deleteExpiredCreations(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(accountCreations).where(lte(accountCreations.expiresAt, now));
}
