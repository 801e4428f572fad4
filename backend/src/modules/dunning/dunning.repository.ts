import { and, asc, desc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { paymentFailures } from "./dunning.tables.ts";

export type FailureRow = typeof paymentFailures.$inferSelect;

const one = (accountId: string, id: string) =>
  and(eq(paymentFailures.accountId, accountId), eq(paymentFailures.id, id));

/** Upserts a failure, keyed by its debit or payment. */
export async function putFailure(tx: Transaction, row: FailureRow): Promise<void> {
  const { accountId: _account, id: _id, ...set } = row;
  await tx
    .insert(paymentFailures)
    .values(row)
    .onConflictDoUpdate({ target: [paymentFailures.accountId, paymentFailures.id], set });
}

export async function changeFailure(
  tx: Transaction,
  { accountId, id }: Pick<FailureRow, "accountId" | "id">,
  change: Partial<FailureRow>,
): Promise<void> {
  await tx.update(paymentFailures).set(change).where(one(accountId, id));
}

export async function failureRow(tx: Transaction, accountId: string, id: string): Promise<FailureRow | undefined> {
  return (await tx.select().from(paymentFailures).where(one(accountId, id)))[0];
}

/** The failure that a payment is a retry of. */
export async function triedBy(tx: Transaction, accountId: string, paymentId: string): Promise<FailureRow | undefined> {
  const trying = and(
    eq(paymentFailures.accountId, accountId),
    eq(paymentFailures.paymentId, paymentId),
    eq(paymentFailures.state, "TRYING"),
  );
  return (await tx.select().from(paymentFailures).where(trying))[0];
}

/** The open failures of which a payment was one of the tries, also when it was not the newest one. */
export function failuresOfTry(
  tx: Transaction,
  { accountId, id, channel, paymentDate }: { accountId: string; id: string; channel: string; paymentDate: string },
): Promise<FailureRow[]> {
  const { kind, plannedOn, failedOn, paymentId, state } = paymentFailures;
  const triedThen = and(eq(kind, "AUTO_PAY"), lte(plannedOn, paymentDate), gte(failedOn, paymentDate));
  return tx
    .select()
    .from(paymentFailures)
    .where(
      and(
        eq(paymentFailures.accountId, accountId),
        inArray(state, ["WAITING", "TRYING", "FINAL"]),
        or(eq(paymentId, id), eq(paymentFailures.id, id), channel === "autoPay" ? triedThen : undefined),
      ),
    );
}

/** Failures since a day that are open, or were paid otherwise, newest first. */
export function unpaidAndPaidFailures(tx: Transaction, accountId: string, since: string): Promise<FailureRow[]> {
  const wanted = and(
    eq(paymentFailures.accountId, accountId),
    inArray(paymentFailures.state, ["WAITING", "TRYING", "FINAL", "PAID"]),
    gte(paymentFailures.failedOn, since),
  );
  return tx
    .select()
    .from(paymentFailures)
    .where(wanted)
    .orderBy(desc(paymentFailures.failedOn), asc(paymentFailures.id));
}

export type DueFailure = Pick<FailureRow, "accountId" | "id" | "nextAttemptAt">;

/**
 * Failures whose retry is due, longest due first, after a position. Rows are not locked: the process that starts one
 * locks its account.
 */
export function dueFailures(tx: Transaction, now: Date, limit: number, after?: DueFailure): Promise<DueFailure[]> {
  const { accountId, id, nextAttemptAt, state } = paymentFailures;
  const rest =
    after &&
    sql`(${nextAttemptAt}, ${accountId}, ${id}) > (${sql.param(after.nextAttemptAt, nextAttemptAt)}, ${after.accountId}, ${after.id})`;
  return tx
    .select({ accountId, id, nextAttemptAt })
    .from(paymentFailures)
    .where(and(eq(state, "WAITING"), lte(nextAttemptAt, now), rest))
    .orderBy(asc(nextAttemptAt), asc(accountId), asc(id))
    .limit(limit);
}

/** Closes failures that are waiting or final: of Auto Pay, of one scheduled payment, or all of them. */
export async function closeFailures(
  tx: Transaction,
  accountId: string,
  of: { kind?: FailureRow["kind"]; id?: string } = {},
): Promise<number> {
  const { kind, id } = of;
  const open = inArray(paymentFailures.state, ["WAITING", "FINAL"]);
  const which = and(
    eq(paymentFailures.accountId, accountId),
    open,
    kind && eq(paymentFailures.kind, kind),
    id === undefined ? undefined : eq(paymentFailures.id, id),
  );
  return (
    await tx
      .update(paymentFailures)
      .set({ state: "CLOSED", nextAttemptAt: null })
      .where(which)
      .returning({ id: paymentFailures.id })
  ).length;
}
