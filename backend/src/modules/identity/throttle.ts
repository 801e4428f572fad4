import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { networkOf } from "../../lib/network.ts";
import { signInFailures } from "./identity.tables.ts";

/** The rate limit's window: a quarter of an hour from the first try. */
const windowSeconds = 900;

/**
 * The rate limit's keys of a try: user name, address, and the id of the browser if the name has signed in with it
 * before.
 */
export type SignInAttempt = { username: string; address: string; device: string | undefined };

/**
 * Rate limits of sign-in. A user name from one address gets 5 tries. A name from all addresses gets 50, so that a
 * stranger cannot lock a customer out with a handful. An address gets 100, because a company may share one. Unknown
 * names count like known ones (S9). A browser that the name has signed in with before has 5 tries of its own, whatever
 * happens elsewhere.
 */
const limits = { pair: 5, name: 50, address: 100, device: 5 };

type Key = { key: string; limit: number };

/** The address comes first: one over its limit writes no rows for made-up names. */
function keysOf({ username, address, device }: SignInAttempt): { address: Key; ofName: readonly Key[] } {
  const [name, network] = [nameOf(username), networkOf(address)];
  const stranger = [
    { key: tokenHash(`pair ${name} ${network}`), limit: limits.pair },
    { key: tokenHash(`name ${name}`), limit: limits.name },
  ];
  const known =
    device === undefined ? stranger : [{ key: tokenHash(`device ${name} ${device}`), limit: limits.device }];
  return { address: { key: tokenHash(`address ${network}`), limit: limits.address }, ofName: known };
}

/** Normalizes a user name for counting. */
export const nameOf = (username: string): string => username.trim().toLowerCase();

const windowStart = (now: Date) => new Date(now.getTime() - windowSeconds * 1000);

/** Counts before the password is verified, in one statement per key, so that concurrent tries are all counted. */
async function countOne(tx: Transaction, key: string, now: Date): Promise<{ count: number; since: Date }> {
  const over = sql`${signInFailures.since} <= ${windowStart(now).toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(signInFailures)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`case when ${over} then 1 else ${signInFailures.count} + 1 end`,
        since: sql`case when ${over} then excluded.since else ${signInFailures.since} end`,
      },
    })
    .returning({ count: signInFailures.count, since: signInFailures.since });
  return row ?? { count: 1, since: now };
}

/**
 * Counts a sign-in try. After too many the name is locked out for the rest of the window.
 * @throws Problem TOO_MANY_REQUESTS with the seconds until the next try may succeed
 */
export async function countTry(tx: Transaction, attempt: SignInAttempt, now: Date): Promise<void> {
  const { address, ofName } = keysOf(attempt);
  for (const { key, limit } of [address, ...ofName]) {
    const { count, since } = await countOne(tx, key, now);
    const left = Math.ceil(windowSeconds - (now.getTime() - since.getTime()) / 1000);
    if (count > limit) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, left) });
  }
}

/** After a password reset, resets the name's counters, so that forgetting the old password does not delay sign-in. */
export async function clearTriesOfName(tx: Transaction, attempt: SignInAttempt): Promise<void> {
  const keys = keysOf(attempt).ofName.map(({ key }) => key);
  await tx.delete(signInFailures).where(inArray(signInFailures.key, keys));
}

/** After a successful sign-in, resets the name's counter and gives the address its one try back. */
export async function clearTries(tx: Transaction, attempt: SignInAttempt): Promise<void> {
  const { address: from } = keysOf(attempt);
  await clearTriesOfName(tx, attempt);
  const counted = and(eq(signInFailures.key, from.key), gt(signInFailures.count, 0));
  await tx
    .update(signInFailures)
    .set({ count: sql`${signInFailures.count} - 1` })
    .where(counted);
}

/** Deletes expired counters. */
export async function deleteExpiredTries(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(signInFailures).where(lte(signInFailures.since, windowStart(now)));
}
