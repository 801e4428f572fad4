import { and, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { attemptAnswers, attempts } from "./idempotency.tables.ts";

export type AttemptRow = typeof attempts.$inferSelect;
export type AttemptName = Pick<AttemptRow, "userId" | "key">;

const named = ({ userId, key }: AttemptName) => and(eq(attempts.userId, userId), eq(attempts.key, key));

/**
 * Inserts an attempt; false when its idempotency key was used within the retention time. Waits for a concurrent insert.
 */
export async function insertAttempt(tx: Transaction, attempt: AttemptRow, keptSince: Date): Promise<boolean> {
  const insert = async () => (await tx.insert(attempts).values(attempt).onConflictDoNothing().returning()).length === 1;
  if (await insert()) return true;
  const forgotten = await tx
    .delete(attempts)
    .where(and(named(attempt), lt(attempts.startedAt, keptSince)))
    .returning();
  return forgotten.length === 1 && insert();
}

export async function attemptRow(tx: Transaction, name: AttemptName): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(attempts).where(named(name));
  return row;
}

export async function changeAttempt(tx: Transaction, name: AttemptName, change: Partial<AttemptRow>): Promise<void> {
  await tx.update(attempts).set(change).where(named(name));
}

export async function deleteAttempts(tx: Transaction, startedBefore: Date): Promise<void> {
  await tx.delete(attempts).where(lt(attempts.startedAt, startedBefore));
}

/** The stored response of an attempt to a request. */
export async function storedAnswer(
  tx: Transaction,
  { userId, key }: AttemptName,
  requestDigest: string,
): Promise<string | undefined> {
  const { userId: user, key: name, requestDigest: digest, body } = attemptAnswers;
  const [row] = await tx
    .select({ body })
    .from(attemptAnswers)
    .where(and(eq(user, userId), eq(name, key), eq(digest, requestDigest)));
  return row?.body;
}

/** Stores the first response to a request of an attempt, and returns the stored one. */
export async function firstAnswer(
  tx: Transaction,
  { userId, key }: AttemptName,
  requestDigest: string,
  body: string,
): Promise<string> {
  const { userId: user, key: name, requestDigest: digest, body: kept } = attemptAnswers;
  const insert = tx.insert(attemptAnswers).values({ userId, key, requestDigest, body });
  const [row] = await insert
    .onConflictDoUpdate({ target: [user, name, digest], set: { body: sql`${kept}` } })
    .returning();
  return row?.body ?? body;
}
