import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { paymentAttemptAnswers, paymentAttempts } from "./payments.tables.ts";

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type AttemptName = Pick<AttemptRow, "userId" | "key">;

const named = ({ userId, key }: AttemptName) => and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.key, key));

/** Writes an attempt down; false when there is one with this key already. Waits for one that is being written at the same time. */
export async function insertAttempt(tx: Transaction, attempt: AttemptRow): Promise<boolean> {
  const inserted = await tx.insert(paymentAttempts).values(attempt).onConflictDoNothing().returning();
  return inserted.length === 1;
}

export async function attemptRow(tx: Transaction, name: AttemptName): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(paymentAttempts).where(named(name));
  return row;
}

export async function changeAttempt(tx: Transaction, name: AttemptName, change: Partial<AttemptRow>): Promise<void> {
  await tx.update(paymentAttempts).set(change).where(named(name));
}

/** Forgets an attempt of this name that is older than the time for which answers are kept. */
export async function forgetAttempt(tx: Transaction, name: AttemptName, startedBefore: Date): Promise<void> {
  await tx.delete(paymentAttempts).where(and(named(name), lt(paymentAttempts.startedAt, startedBefore)));
}

export async function forgetAttempts(tx: Transaction, startedBefore: Date): Promise<void> {
  await tx.delete(paymentAttempts).where(lt(paymentAttempts.startedAt, startedBefore));
}

/** Keeps the first answer that was given to a request of an attempt, and says which one that is. */
export async function firstAnswer(tx: Transaction, { userId, key }: AttemptName, requestDigest: string, body: string): Promise<string> {
  await tx.insert(paymentAttemptAnswers).values({ userId, key, requestDigest, body }).onConflictDoNothing();
  const same = and(eq(paymentAttemptAnswers.userId, userId), eq(paymentAttemptAnswers.key, key), eq(paymentAttemptAnswers.requestDigest, requestDigest));
  const [row] = await tx.select({ body: paymentAttemptAnswers.body }).from(paymentAttemptAnswers).where(same);
  return row?.body ?? body;
}
