import { and, desc, eq, inArray, isNull, lte, ne } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { deferralPlans, mobileStandings, restorations } from "./standing.tables.ts";

export type RestorationRow = typeof restorations.$inferSelect;
export type MobileState = typeof mobileStandings.$inferSelect.state;
export type DeferralPlanRow = typeof deferralPlans.$inferSelect;

export async function insertRestoration(tx: Transaction, restoration: RestorationRow): Promise<void> {
  await tx.insert(restorations).values(restoration);
}

export async function newestRestoration(tx: Transaction, accountId: string): Promise<RestorationRow | undefined> {
  const [row] = await tx.select().from(restorations).where(eq(restorations.accountId, accountId)).orderBy(desc(restorations.restoreFrom)).limit(1);
  return row;
}

/** Marks what is due by an instant as restored; whoever else does it at the same time finds nothing left. */
export function endRestorations(tx: Transaction, now: Date): Promise<RestorationRow[]> {
  return tx.update(restorations).set({ restoredAt: now }).where(and(isNull(restorations.restoredAt), lte(restorations.restoreFrom, now))).returning();
}

export async function mobileState(tx: Transaction, accountId: string): Promise<MobileState | undefined> {
  const [row] = await tx.select().from(mobileStandings).where(eq(mobileStandings.accountId, accountId));
  return row?.state;
}

/** Mobile lines that were closed for good do not come back by paying. */
export async function clearMobileStates(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  await tx.delete(mobileStandings).where(and(inArray(mobileStandings.accountId, [...accountIds]), ne(mobileStandings.state, "INACTIVE")));
}

export async function deferralPlan(tx: Transaction, accountId: string): Promise<DeferralPlanRow | undefined> {
  const [row] = await tx.select().from(deferralPlans).where(eq(deferralPlans.accountId, accountId));
  return row;
}
