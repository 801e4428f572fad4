import { and, desc, eq, inArray, isNull, lte, ne } from "drizzle-orm";
import { foundOnce, place } from "../../database/claimed.ts";
import type { Transaction } from "../../database/database.ts";
import { deferralPlans, mobileStandings, restorations } from "./standing.tables.ts";

export type RestorationRow = typeof restorations.$inferSelect;
export type MobileState = typeof mobileStandings.$inferSelect.state;
export type DeferralPlanRow = typeof deferralPlans.$inferSelect;

export async function insertRestoration(tx: Transaction, restoration: RestorationRow): Promise<void> {
  await tx.insert(restorations).values(restoration);
}

export async function deleteOpenRestoration(tx: Transaction, accountId: string, paymentId: string): Promise<void> {
  await tx.delete(restorations).where(and(eq(restorations.accountId, accountId), eq(restorations.paymentId, paymentId), isNull(restorations.restoredAt)));
}

export async function newestRestoration(tx: Transaction, accountId: string): Promise<RestorationRow | undefined> {
  const [row] = await tx.select().from(restorations).where(eq(restorations.accountId, accountId)).orderBy(desc(restorations.restoreFrom)).limit(1);
  return row;
}

/** Marks some of what is due by an instant as restored; whoever does it at the same time gets others. */
export function endRestorations(tx: Transaction, now: Date, most: number): Promise<RestorationRow[]> {
  const due = tx.select(place).from(restorations).where(and(isNull(restorations.restoredAt), lte(restorations.restoreFrom, now))).limit(most).for("update", { skipLocked: true });
  return tx.update(restorations).set({ restoredAt: now }).where(foundOnce(due)).returning();
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
