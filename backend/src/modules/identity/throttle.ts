import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { networkOf } from "../../lib/network.ts";
import { signInFailures } from "./identity.tables.ts";

/** Tries are counted for a quarter of an hour from the first. */
const windowSeconds = 900;

/** Who tries: a name, from an address, and the id of the browser when that name has signed in there before. */
export type Trier = { username: string; address: string; device: string | undefined };

/**
 * One person at one address gets 5 tries; a name from everywhere 50, so that a stranger can't lock a customer out with a handful;
 * an address 100, because a company signs in through one. Unknown names are counted like known ones (S9). A browser in which the name has
 * signed in before has 5 tries of its own, whatever strangers do with the name from elsewhere.
 */
const limits = { pair: 5, name: 50, address: 100, device: 5 };

type Key = { key: string; limit: number };

/** The address first: one that is used up writes no rows for names of its own making. */
function keysOf({ username, address, device }: Trier): { address: Key; ofName: readonly Key[] } {
  const [name, network] = [nameOf(username), networkOf(address)];
  const stranger = [
    { key: tokenHash(`pair ${name} ${network}`), limit: limits.pair },
    { key: tokenHash(`name ${name}`), limit: limits.name },
  ];
  const known = device === undefined ? stranger : [{ key: tokenHash(`device ${name} ${device}`), limit: limits.device }];
  return { address: { key: tokenHash(`address ${network}`), limit: limits.address }, ofName: known };
}

/** A user name as it is counted. */
export const nameOf = (username: string): string => username.trim().toLowerCase();

const windowStart = (now: Date) => new Date(now.getTime() - windowSeconds * 1000);

/** Counts before the password is looked at, in one statement a key: tries sent side by side are all counted. */
async function countOne(tx: Transaction, key: string, now: Date): Promise<{ count: number; since: Date }> {
  const over = sql`${signInFailures.since} <= ${windowStart(now).toISOString()}::timestamptz`;
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
export async function countTry(tx: Transaction, trier: Trier, now: Date): Promise<void> {
  const { address, ofName } = keysOf(trier);
  for (const { key, limit } of [address, ...ofName]) {
    const { count, since } = await countOne(tx, key, now);
    const left = Math.ceil(windowSeconds - (now.getTime() - since.getTime()) / 1000);
    if (count > limit) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, left) });
  }
}

/** A sign-in that succeeded gives the name its tries back, and the address the one that it took. */
export async function forgiveTries(tx: Transaction, trier: Trier): Promise<void> {
  const { address: from, ofName } = keysOf(trier);
  await tx.delete(signInFailures).where(inArray(signInFailures.key, ofName.map(({ key }) => key)));
  const counted = and(eq(signInFailures.key, from.key), gt(signInFailures.count, 0));
  await tx.update(signInFailures).set({ count: sql`${signInFailures.count} - 1` }).where(counted);
}

/** Forgets tries that count no more. */
export async function forgetTries(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(signInFailures).where(lte(signInFailures.since, windowStart(now)));
}
