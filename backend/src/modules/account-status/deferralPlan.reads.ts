import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { deferralPlans } from "./suspension.tables.ts";

export type DeferralPlanRow = typeof deferralPlans.$inferSelect;

/** A separate file avoids an import cycle: billing reads it, and this module's other reads use billing. */
export async function deferralPlan(tx: Transaction, accountId: string): Promise<DeferralPlanRow | undefined> {
  const [row] = await tx.select().from(deferralPlans).where(eq(deferralPlans.accountId, accountId));
  return row;
}
