import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { hasCome } from "../account/accountTime.reads.ts";
import type { Line } from "./lines.domain.ts";
import type { Activity, Totals } from "./statements.domain.ts";
import { billingCycles, statementActivity, statementLines, statements } from "./statements.tables.ts";

export type StatementRow = typeof statements.$inferSelect;
export type LineRow = typeof statementLines.$inferSelect;
export type ActivityRow = typeof statementActivity.$inferSelect;
export type CycleRow = typeof billingCycles.$inferSelect;

const ofAccount = (accountId: string, statementId: string) =>
  and(eq(statementLines.accountId, accountId), eq(statementLines.statementId, statementId));

export async function statementRow(tx: Transaction, accountId: string, id: string): Promise<StatementRow | undefined> {
  return (
    await tx
      .select()
      .from(statements)
      .where(and(eq(statements.accountId, accountId), eq(statements.id, id)))
  )[0];
}

export async function newestRow(tx: Transaction, accountId: string): Promise<StatementRow | undefined> {
  return (
    await tx
      .select()
      .from(statements)
      .where(eq(statements.accountId, accountId))
      .orderBy(desc(statements.statementDate))
      .limit(1)
  )[0];
}

export function lineRows(tx: Transaction, accountId: string, statementId: string): Promise<LineRow[]> {
  return tx
    .select()
    .from(statementLines)
    .where(ofAccount(accountId, statementId))
    .orderBy(asc(statementLines.position));
}

export function activityRows(tx: Transaction, accountId: string, statementId: string): Promise<ActivityRow[]> {
  const own = and(eq(statementActivity.accountId, accountId), eq(statementActivity.statementId, statementId));
  return tx
    .select()
    .from(statementActivity)
    .where(own)
    .orderBy(asc(statementActivity.date), asc(statementActivity.transactionId));
}

/** Statements of an account by their ids. */
export async function rowsByIds(tx: Transaction, accountId: string, ids: readonly string[]): Promise<StatementRow[]> {
  return tx
    .select()
    .from(statements)
    .where(and(eq(statements.accountId, accountId), inArray(statements.id, [...ids])));
}

/** The lines of several statements of an account, in the order of each. */
export function lineRowsOf(tx: Transaction, accountId: string, statementIds: readonly string[]): Promise<LineRow[]> {
  const wanted = and(eq(statementLines.accountId, accountId), inArray(statementLines.statementId, [...statementIds]));
  return tx.select().from(statementLines).where(wanted).orderBy(asc(statementLines.position));
}

/** The activity of several statements of an account. */
export function activityRowsOf(
  tx: Transaction,
  accountId: string,
  statementIds: readonly string[],
): Promise<ActivityRow[]> {
  const wanted = and(
    eq(statementActivity.accountId, accountId),
    inArray(statementActivity.statementId, [...statementIds]),
  );
  return tx
    .select()
    .from(statementActivity)
    .where(wanted)
    .orderBy(asc(statementActivity.date), asc(statementActivity.transactionId));
}

/** The transactions that are on a statement of the account. */
export async function reportedTransactions(tx: Transaction, accountId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: statementActivity.transactionId })
    .from(statementActivity)
    .where(eq(statementActivity.accountId, accountId));
  return new Set(rows.map(({ id }) => id));
}

export async function addStatement(
  tx: Transaction,
  row: typeof statements.$inferInsert,
  lines: readonly Line[],
): Promise<void> {
  await tx.insert(statements).values(row);
  await tx
    .insert(statementLines)
    .values(
      lines.map((line, index) => ({ accountId: row.accountId, statementId: row.id, position: index + 1, ...line })),
    );
}

export async function addTotals(
  tx: Transaction,
  { accountId, id }: StatementRow,
  totals: Totals,
  activity: readonly Activity[],
): Promise<void> {
  await tx
    .update(statements)
    .set(totals)
    .where(and(eq(statements.accountId, accountId), eq(statements.id, id)));
  if (activity.length > 0)
    await tx.insert(statementActivity).values(activity.map((entry) => ({ accountId, statementId: id, ...entry })));
}

export async function cycleOf(tx: Transaction, accountId: string): Promise<CycleRow | undefined> {
  return (await tx.select().from(billingCycles).where(eq(billingCycles.accountId, accountId)))[0];
}

export async function addCycle(tx: Transaction, row: typeof billingCycles.$inferInsert): Promise<void> {
  await tx.insert(billingCycles).values(row);
}

export async function moveCycle(
  tx: Transaction,
  { accountId, nextStatementDate }: CycleRow,
  next: string,
): Promise<void> {
  await tx
    .update(billingCycles)
    .set({ periodFrom: nextStatementDate, nextStatementDate: next, heldUntil: null })
    .where(eq(billingCycles.accountId, accountId));
}

const isDue = (clock: BusinessClock) =>
  and(
    hasCome(billingCycles.nextStatementDate, billingCycles.accountId, clock),
    or(isNull(billingCycles.heldUntil), hasCome(billingCycles.heldUntil, billingCycles.accountId, clock)),
  );

export type DueCycle = Pick<CycleRow, "accountId" | "nextStatementDate">;

/**
 * Accounts that are due for billing by their own dates, longest due first.
 * @param after keyset position: the account that they follow in this order
 */
export function dueCycles(tx: Transaction, clock: BusinessClock, limit: number, after?: DueCycle): Promise<DueCycle[]> {
  const { accountId, nextStatementDate } = billingCycles;
  const rest = after && sql`(${nextStatementDate}, ${accountId}) > (${after.nextStatementDate}, ${after.accountId})`;
  return tx
    .select({ accountId, nextStatementDate })
    .from(billingCycles)
    .where(and(isDue(clock), rest))
    .orderBy(asc(nextStatementDate), asc(accountId))
    .limit(limit);
}

/**
 * The billing cycle of an account when it is due; read under the account's lock, it tells whether there is still
 * something to bill.
 */
export async function dueCycle(
  tx: Transaction,
  accountId: string,
  clock: BusinessClock,
): Promise<CycleRow | undefined> {
  return (
    await tx
      .select()
      .from(billingCycles)
      .where(and(eq(billingCycles.accountId, accountId), isDue(clock)))
  )[0];
}
