import { and, asc, eq, lte, sql } from "drizzle-orm";
import { isClaimed, place, type Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { autoPayRevocations } from "./autopay.tables.ts";

export type RevocationRow = typeof autoPayRevocations.$inferSelect;

const AT_ONCE = 20;
const FIRST_WAIT_MILLISECONDS = 15_000;

/**
 * Records that a mandate has to be revoked, in the transaction that finds it unusable. The caller makes the first try.
 */
export async function putRevocation(
  tx: Transaction,
  row: Pick<RevocationRow, "accountId" | "mandate" | "processorToken">,
  now: Date,
): Promise<void> {
  const nextAttemptAt = new Date(now.getTime() + FIRST_WAIT_MILLISECONDS);
  await tx
    .insert(autoPayRevocations)
    .values({ ...row, since: now, nextAttemptAt, tries: 0 })
    .onConflictDoNothing();
}

export async function revocationRow(tx: Transaction, mandate: string): Promise<RevocationRow | undefined> {
  return (await tx.select().from(autoPayRevocations).where(eq(autoPayRevocations.mandate, mandate)))[0];
}

export async function deleteRevocation(
  tx: Transaction,
  { accountId, mandate }: Pick<RevocationRow, "accountId" | "mandate">,
): Promise<void> {
  await tx
    .delete(autoPayRevocations)
    .where(and(eq(autoPayRevocations.accountId, accountId), eq(autoPayRevocations.mandate, mandate)));
}

/**
 * Revokes a mandate at the processor; idempotent.
 * @returns whether it is revoked
 */
export async function revoke(
  deps: Dependencies,
  row: Pick<RevocationRow, "accountId" | "mandate" | "processorToken">,
): Promise<boolean> {
  const answer = await deps.processor.revoke(row.mandate, row.processorToken);
  if (answer.kind === "revoked") await deleteRevocation(deps.database, row);
  return answer.kind === "revoked";
}

/** Retries the revocations that are due, with backoff; each is claimed by one process only. */
export async function revokeDue(deps: Dependencies): Promise<void> {
  const now = deps.securityClock.now();
  const due = deps.database
    .select(place)
    .from(autoPayRevocations)
    .where(lte(autoPayRevocations.nextAttemptAt, now))
    .orderBy(asc(autoPayRevocations.nextAttemptAt))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const wait = sql`least(900, 15 * power(2, least(${autoPayRevocations.tries}, 10)))`;
  const claimed = {
    nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
    tries: sql`${autoPayRevocations.tries} + 1`,
  };
  const rows = await deps.database.update(autoPayRevocations).set(claimed).where(isClaimed(due)).returning();
  await Promise.all(rows.map((row) => revoke(deps, row)));
}
