import { and, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { statements } from "./statements.tables.ts";
import { billingItems } from "./tariff.tables.ts";

/** The id of an outage's credit among an account's billing items; there is only one. */
export const creditIdOf = (outageId: string): string => `outage_${outageId}`;

/** What was credited for these outages, in positive cents, and on which statement; null for the next one. */
export async function outageCredits(
  tx: Transaction | Database,
  accountId: string,
  outageIds: readonly string[],
): Promise<Map<string, { amount: number; statementDate: string | null }>> {
  if (outageIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: billingItems.id, amount: billingItems.amount, statementDate: statements.statementDate })
    .from(billingItems)
    .leftJoin(
      statements,
      and(eq(statements.accountId, billingItems.accountId), eq(statements.id, billingItems.statementId)),
    )
    .where(and(eq(billingItems.accountId, accountId), inArray(billingItems.id, outageIds.map(creditIdOf))));
  const found = new Map(rows.map(({ id, amount, statementDate }) => [id, { amount: -amount, statementDate }]));
  return new Map(
    outageIds.flatMap((id) => {
      const credit = found.get(creditIdOf(id));
      return credit ? [[id, credit] as const] : [];
    }),
  );
}
