import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { signInFailures } from "./identity.tables.ts";

/** Tries are counted for a quarter of an hour from the first. */
const windowSeconds = 900;

/**
 * One person at one address gets 5 tries; a name from everywhere 50, so that a stranger can't lock a customer out with a handful;
 * an address 100, because a company signs in through one. Unknown names are counted like known ones (S9).
 */
const limits = { pair: 5, name: 50, address: 100 };

type Key = { key: string; limit: number };

function keysOf(username: string, address: string): Key[] {
  const name = username.trim().toLowerCase();
  return [
    { key: tokenHash(`pair ${name} ${address}`), limit: limits.pair },
    { key: tokenHash(`name ${name}`), limit: limits.name },
    { key: tokenHash(`address ${address}`), limit: limits.address },
  ];
}

/** Counts before the password is looked at, in one statement a key: tries sent side by side are all counted. */
async function countOne(tx: Transaction, key: string, now: Date): Promise<{ count: number; since: Date }> {
  const fresh = new Date(now.getTime() - windowSeconds * 1000);
  const over = sql`${signInFailures.since} <= ${fresh.toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(signInFailures)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: { count: sql`case when ${over} then 1 else ${signInFailures.count} + 1 end`, since: sql`case when ${over} then excluded.since else ${signInFailures.since} end` },
    })
    .returning({ count: signInFailures.count, since: signInFailures.since });
  return row ?? { count: 1, since: now };
}

/**
 * Counts a try to sign in.
 * @throws Problem TOO_MANY_REQUESTS with the seconds until the next try may succeed
 */
export async function countTry(tx: Transaction, username: string, address: string, now: Date): Promise<void> {
  for (const { key, limit } of keysOf(username, address)) {
    const { count, since } = await countOne(tx, key, now);
    const left = Math.ceil(windowSeconds - (now.getTime() - since.getTime()) / 1000);
    if (count > limit) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, left) });
  }
}

/** A sign-in that succeeded gives the name its tries back; the address keeps its count. */
export async function forgiveTries(tx: Transaction, username: string, address: string): Promise<void> {
  const [pair, name] = keysOf(username, address);
  if (pair && name) await tx.delete(signInFailures).where(inArray(signInFailures.key, [pair.key, name.key]));
}
