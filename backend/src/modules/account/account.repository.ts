import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { accounts, paperlessChanges, services } from "./account.tables.ts";

export type AccountRow = typeof accounts.$inferSelect;
export type ServiceRow = typeof services.$inferSelect;

/** Accounts, in the order of the ids. */
export async function accountRows(tx: Transaction, accountIds: readonly string[]): Promise<AccountRow[]> {
  const rows = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.accountId, [...accountIds]));
  return rows.sort((a, b) => accountIds.indexOf(a.accountId) - accountIds.indexOf(b.accountId));
}

/**
 * Sets paperless billing.
 * @returns false when it had this value already, or the account does not exist
 */
export async function writePaperless(tx: Transaction, accountId: string, enrolled: boolean): Promise<boolean> {
  const changed = await tx
    .update(accounts)
    .set({ paperlessEnrolled: enrolled })
    .where(and(eq(accounts.accountId, accountId), ne(accounts.paperlessEnrolled, enrolled)))
    .returning();
  return changed.length === 1;
}

/**
 * Compare-and-set of the nickname: only if nobody else has changed it.
 * @returns whether it has the requested value now
 */
export async function changeNickname(
  tx: Transaction,
  accountId: string,
  { before, nickname }: { before: string | null; nickname: string | null },
): Promise<boolean> {
  const asSeen = sql`(${accounts.nickname} is not distinct from ${before} or ${accounts.nickname} is not distinct from ${nickname})`;
  const changed = await tx
    .update(accounts)
    .set({ nickname })
    .where(and(eq(accounts.accountId, accountId), asSeen))
    .returning({ accountId: accounts.accountId });
  return changed.length === 1;
}

export async function insertPaperlessChange(
  tx: Transaction,
  change: typeof paperlessChanges.$inferInsert,
): Promise<void> {
  await tx.insert(paperlessChanges).values(change);
}

export async function newestPaperlessChange(
  tx: Transaction,
  accountId: string,
): Promise<typeof paperlessChanges.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(paperlessChanges)
    .where(eq(paperlessChanges.accountId, accountId))
    .orderBy(desc(paperlessChanges.id))
    .limit(1);
  return row;
}

/** Services of accounts in display order. */
export function serviceRows(tx: Transaction, accountIds: readonly string[]): Promise<ServiceRow[]> {
  return tx
    .select()
    .from(services)
    .where(inArray(services.accountId, [...accountIds]))
    .orderBy(asc(services.position));
}
