import { and, count, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { paymentAttemptAnswers, paymentAttempts, payments } from "./payments.tables.ts";

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type AttemptName = Pick<AttemptRow, "userId" | "key">;

const named = ({ userId, key }: AttemptName) => and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.key, key));

/**
 * Writes an attempt down; false when there is one with this key already that is not older than the time for which answers are
 * kept. Waits for one that is being written at the same time.
 */
export async function insertAttempt(tx: Transaction, attempt: AttemptRow, keptSince: Date): Promise<boolean> {
  const insert = async () => (await tx.insert(paymentAttempts).values(attempt).onConflictDoNothing().returning()).length === 1;
  if (await insert()) return true;
  const forgotten = await tx.delete(paymentAttempts).where(and(named(attempt), lt(paymentAttempts.startedAt, keptSince))).returning();
  return forgotten.length === 1 && insert();
}

export async function attemptRow(tx: Transaction, name: AttemptName): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(paymentAttempts).where(named(name));
  return row;
}

export async function changeAttempt(tx: Transaction, name: AttemptName, change: Partial<AttemptRow>): Promise<void> {
  await tx.update(paymentAttempts).set(change).where(named(name));
}

export async function forgetAttempts(tx: Transaction, startedBefore: Date): Promise<void> {
  await tx.delete(paymentAttempts).where(lt(paymentAttempts.startedAt, startedBefore));
}

/** How many attempts since an instant the card's bank refused, of a person or for an account. An empty card is no wrong one. */
export async function refusedCharges(tx: Transaction, userId: string, accountId: string, since: Date): Promise<number> {
  const charge = and(eq(payments.accountId, paymentAttempts.accountId), eq(payments.id, paymentAttempts.paymentId));
  const theirs = or(eq(paymentAttempts.userId, userId), eq(paymentAttempts.accountId, accountId));
  const refused = inArray(payments.failureCode, ["DECLINED", "SECURITY_CODE_FAILED"]);
  const [row] = await tx.select({ refused: count() }).from(paymentAttempts).innerJoin(payments, charge).where(and(theirs, refused, gt(paymentAttempts.startedAt, since)));
  return row?.refused ?? 0;
}

/** Keeps the first answer that was given to a request of an attempt, and says which one that is. */
export async function firstAnswer(tx: Transaction, { userId, key }: AttemptName, requestDigest: string, body: string): Promise<string> {
  const { userId: user, key: name, requestDigest: digest, body: kept } = paymentAttemptAnswers;
  const insert = tx.insert(paymentAttemptAnswers).values({ userId, key, requestDigest, body });
  const [row] = await insert.onConflictDoUpdate({ target: [user, name, digest], set: { body: sql`${kept}` } }).returning();
  return row?.body ?? body;
}
