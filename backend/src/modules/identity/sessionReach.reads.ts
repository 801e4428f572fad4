import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Dependencies } from "../../dependencies.ts";
import { sessions, userAccounts, users } from "./identity.tables.ts";
import { isAlive } from "./session.domain.ts";
import { mayEnter } from "./user.repository.ts";

/** Sessions that one statement reads. */
const BATCH = 1_000;

/**
 * The accounts that the users of sessions have access to now, by the sessions' hashed ids. A session that is over, or
 * whose user may not sign in any more, is left out. Reading it is no activity.
 */
export async function openSessionReach(
  { config, database, securityClock }: Pick<Dependencies, "config" | "database" | "securityClock">,
  idHashes: ReadonlySet<string>,
): Promise<Map<string, readonly string[]>> {
  const now = securityClock.now();
  const found = new Map<string, readonly string[]>();
  const all = [...idHashes];
  for (let from = 0; from < all.length; from += BATCH) {
    const accountIds = sql<string[]>`coalesce(
      (select json_agg(${userAccounts.accountId}) from ${userAccounts}
        where ${userAccounts.userId} = ${users.id} and ${userAccounts.state} = 'ACTIVE'), '[]')`;
    const rows = await database
      .select({ session: sessions, user: users, accountIds })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.idHash, all.slice(from, from + BATCH)), isNull(sessions.endedAt)));
    for (const { session, user, accountIds: own } of rows)
      if (isAlive(session, now) && mayEnter(user, config)) found.set(session.idHash, own);
  }
  return found;
}
