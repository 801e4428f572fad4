import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { accounts } from "./account.tables.ts";

/** Bills come by e-mail from now on. @returns false when there is no such account */
export async function enrolInPaperless(tx: Transaction, accountId: string): Promise<boolean> {
  const changed = await tx.update(accounts).set({ paperlessEnrolled: true }).where(eq(accounts.accountId, accountId)).returning();
  return changed.length === 1;
}
