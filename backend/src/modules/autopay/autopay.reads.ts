import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { autoPayEnrolments } from "./autopay.tables.ts";

/** How an account pays automatically; undefined when it does not. */
export async function autoPayEnrolment(tx: Transaction, accountId: string): Promise<{ paymentMethodId: string; nextDate: string } | undefined> {
  const [row] = await tx.select().from(autoPayEnrolments).where(eq(autoPayEnrolments.accountId, accountId));
  return row;
}
