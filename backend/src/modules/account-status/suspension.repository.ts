import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { isClaimed, place, type Transaction } from "../../database/database.ts";
import { deferralPlans, mobileStatuses, restorations } from "./suspension.tables.ts";

export type RestorationRow = typeof restorations.$inferSelect;
export type MobileState = typeof mobileStatuses.$inferSelect.state;

export async function insertRestoration(tx: Transaction, restoration: RestorationRow): Promise<void> {
  await tx.insert(restorations).values(restoration);
}

const openOf = (accountId: string) => and(eq(restorations.accountId, accountId), isNull(restorations.restoredAt));

export async function hasOpenRestoration(tx: Transaction, accountId: string): Promise<boolean> {
  return (await tx.select(place).from(restorations).where(openOf(accountId)).limit(1)).length > 0;
}

export async function deleteOpenRestoration(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(restorations).where(openOf(accountId));
}

export async function newestRestoration(tx: Transaction, accountId: string): Promise<RestorationRow | undefined> {
  const [row] = await tx
    .select()
    .from(restorations)
    .where(eq(restorations.accountId, accountId))
    .orderBy(desc(restorations.restoreFrom))
    .limit(1);
  return row;
}

/** Claims due restorations and marks them as restored; concurrent processes claim different rows. */
export function endRestorations(tx: Transaction, now: Date, limit: number): Promise<RestorationRow[]> {
  const due = tx
    .select(place)
    .from(restorations)
    .where(and(isNull(restorations.restoredAt), lte(restorations.restoreFrom, now)))
    .limit(limit)
    .for("update", { skipLocked: true });
  return tx.update(restorations).set({ restoredAt: now }).where(isClaimed(due)).returning();
}

export async function mobileState(tx: Transaction, accountId: string): Promise<MobileState | undefined> {
  const [row] = await tx.select().from(mobileStatuses).where(eq(mobileStatuses.accountId, accountId));
  return row?.state;
}

/** A payment does not restore mobile lines that were closed for good. */
export async function clearMobileStates(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  await tx
    .delete(mobileStatuses)
    .where(and(inArray(mobileStatuses.accountId, [...accountIds]), ne(mobileStatuses.state, "INACTIVE")));
}

/** A page of the accounts that have an installment of a deferral plan on one of the dates, both included. */
export async function accountsWithInstallments(
  tx: Transaction,
  [from, to]: readonly [string, string],
  after: string,
  limit: number,
): Promise<string[]> {
  const { accountId, nextInstallmentDate, installmentsRemaining } = deferralPlans;
  const isDated = sql`exists (select from generate_series(0, ${installmentsRemaining} - 1) as month
    where (${nextInstallmentDate} + make_interval(months => month))::date between ${from}::date and ${to}::date)`;
  const rows = await tx
    .select({ accountId })
    .from(deferralPlans)
    .where(and(gt(accountId, after), lte(nextInstallmentDate, to), isDated))
    .orderBy(accountId)
    .limit(limit);
  return rows.map((row) => row.accountId);
}
