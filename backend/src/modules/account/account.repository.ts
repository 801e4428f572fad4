import { and, asc, desc, eq, exists, gt, inArray, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
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

/** The newest acceptances of paperless billing. */
export function paperlessAcceptanceRows(
  tx: Transaction,
  accountId: string,
  limit: number,
): Promise<(typeof paperlessChanges.$inferSelect)[]> {
  return tx
    .select()
    .from(paperlessChanges)
    .where(and(eq(paperlessChanges.accountId, accountId), eq(paperlessChanges.enrolled, true)))
    .orderBy(desc(paperlessChanges.id))
    .limit(limit);
}

/** Services of accounts in display order. */
export function serviceRows(tx: Transaction, accountIds: readonly string[]): Promise<ServiceRow[]> {
  return tx
    .select()
    .from(services)
    .where(inArray(services.accountId, [...accountIds]))
    .orderBy(asc(services.position));
}

/** Numbers of connected accounts in these ZIP codes that have one of these services running, after `after`. */
export async function servedAt(
  tx: Transaction | Database,
  zips: readonly string[],
  keys: readonly ServiceRow["key"][],
  after: string,
  limit: number,
): Promise<string[]> {
  const running = and(
    eq(services.accountId, accounts.accountId),
    inArray(services.key, [...keys]),
    inArray(services.status, ["Active", "Assigned"]),
  );
  const there = and(
    inArray(accounts.serviceZip, [...zips]),
    gt(accounts.accountId, after),
    eq(accounts.disconnected, false),
    exists(tx.select({ id: services.id }).from(services).where(running)),
  );
  const rows = await tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(there)
    .orderBy(asc(accounts.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** Locks an account until the transaction ends, so that requests for it are decided one after the other. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for("no key update");
}

type Sizes = Pick<ServiceRow, "downloadMbps" | "channelCount" | "lineCount">;

/** Changes a service, or adds it as the last one. */
export async function putService(
  tx: Transaction,
  { accountId, key, serviceType }: Pick<ServiceRow, "accountId" | "key" | "serviceType">,
  sizes: Partial<Sizes>,
): Promise<void> {
  const rows = await serviceRows(tx, [accountId]);
  const own = rows.find((row) => row.key === key);
  const status = "Active";
  if (own)
    await tx
      .update(services)
      .set({ ...sizes, status })
      .where(eq(services.id, own.id));
  else {
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    await tx
      .insert(services)
      .values({ id: `${accountId}-${key.toLowerCase()}`, accountId, key, serviceType, position, status, ...sizes });
  }
}
