import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, or, sql } from "drizzle-orm";
import { isClaimed, place, type Transaction } from "../../../database/database.ts";
import { payments } from "../payments.tables.ts";
import type { PaymentRow } from "../payments.repository.ts";
import { paymentReversals, webhookEvents } from "./reversals.tables.ts";

export type ReversalRow = typeof paymentReversals.$inferSelect;
export type WebhookRow = typeof webhookEvents.$inferSelect;

/** Reversals of payments, newest first. */
export function reversalRows(
  tx: Transaction,
  accountId: string,
  paymentIds: readonly string[],
): Promise<ReversalRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  const own = and(eq(paymentReversals.accountId, accountId), inArray(paymentReversals.paymentId, [...paymentIds]));
  return tx
    .select()
    .from(paymentReversals)
    .where(own)
    .orderBy(desc(paymentReversals.openedOn), desc(paymentReversals.id));
}

export async function reversalRow(tx: Transaction, accountId: string, id: string): Promise<ReversalRow | undefined> {
  return (
    await tx
      .select()
      .from(paymentReversals)
      .where(and(eq(paymentReversals.accountId, accountId), eq(paymentReversals.id, id)))
  )[0];
}

/**
 * Reversed payments of an account since a day, each with its payment date, newest first. A dispute that we won does not
 * count.
 */
export function takenBackRows(
  tx: Transaction,
  accountId: string,
  since: string,
): Promise<(ReversalRow & { paidOn: string })[]> {
  const { kind, state, openedOn, id, paymentId } = paymentReversals;
  const takenBack = or(eq(kind, "RETURN"), and(eq(kind, "CHARGEBACK"), inArray(state, ["OPEN", "LOST"])));
  return tx
    .select({ ...getTableColumns(paymentReversals), paidOn: payments.paymentDate })
    .from(paymentReversals)
    .innerJoin(payments, and(eq(payments.accountId, paymentReversals.accountId), eq(payments.id, paymentId)))
    .where(and(eq(paymentReversals.accountId, accountId), gte(openedOn, since), takenBack))
    .orderBy(desc(openedOn), desc(id));
}

/** Reversals of an account by their ids. */
export function reversalsNamed(tx: Transaction, accountId: string, ids: readonly string[]): Promise<ReversalRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(paymentReversals)
    .where(and(eq(paymentReversals.accountId, accountId), inArray(paymentReversals.id, [...ids])));
}

export async function putReversal(tx: Transaction, row: ReversalRow): Promise<void> {
  const { state, decidedOn } = row;
  await tx
    .insert(paymentReversals)
    .values(row)
    .onConflictDoUpdate({ target: [paymentReversals.accountId, paymentReversals.id], set: { state, decidedOn } });
}

/** The payment with a processor reference; the processor does not know accounts. */
export async function paymentUnder(tx: Transaction, reference: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, reference)).limit(1))[0];
}

/**
 * Stores a webhook event, deduplicated by its id.
 * @returns false when it is stored already
 */
export async function insertWebhook(tx: Transaction, row: WebhookRow): Promise<boolean> {
  return (
    (await tx.insert(webhookEvents).values(row).onConflictDoNothing().returning({ id: webhookEvents.id })).length > 0
  );
}

export async function callbackRow(tx: Transaction, id: string): Promise<WebhookRow | undefined> {
  return (await tx.select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0];
}

export async function changeWebhook(tx: Transaction, id: string, change: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhookEvents).set(change).where(eq(webhookEvents.id, id));
}

/** Claims unprocessed webhook events; each is claimed by one process only, and retried with backoff. */
export function claimWebhooks(tx: Transaction, now: Date, count: number): Promise<WebhookRow[]> {
  const due = tx
    .select(place)
    .from(webhookEvents)
    .where(and(eq(webhookEvents.state, "RECEIVED"), lte(webhookEvents.nextAttemptAt, now)))
    .orderBy(asc(webhookEvents.nextAttemptAt))
    .limit(count)
    .for("update", { skipLocked: true });
  const wait = sql`least(900, 3 * power(2, least(${webhookEvents.tries}, 20)))`;
  const claimed = {
    nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
    tries: sql`${webhookEvents.tries} + 1`,
  };
  return tx.update(webhookEvents).set(claimed).where(isClaimed(due)).returning();
}
