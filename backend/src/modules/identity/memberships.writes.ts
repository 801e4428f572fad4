import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Role } from "../../lib/principal.ts";
import { userAccounts, users } from "./identity.tables.ts";
import type { MembershipState } from "./memberships.reads.ts";

/**
 * Locks the memberships of an account until the transaction ends, so that two concurrent changes cannot leave it
 * without an owner or above the limit of people.
 */
export async function lockMemberships(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memberships ${accountId}`}, 0))`);
}

/** Gives a user access to an account after their other accounts; access that was removed is restored. */
export async function putMembership(tx: Transaction, accountId: string, userId: string, role: Role): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), -1) + 1 from user_accounts where user_id = ${userId})`;
  await tx
    .insert(userAccounts)
    .values({ accountId, userId, role, position: last })
    .onConflictDoUpdate({
      target: [userAccounts.userId, userAccounts.accountId],
      set: { role, state: "ACTIVE", version: sql`${userAccounts.version} + 1` },
    });
}

/** Changes role or state of a membership. Takes effect at the user's next call. */
export async function changeMembership(
  tx: Transaction,
  accountId: string,
  userId: string,
  change: { role?: Role; state?: MembershipState },
): Promise<void> {
  await tx
    .update(userAccounts)
    .set({ ...change, version: sql`${userAccounts.version} + 1` })
    .where(and(eq(userAccounts.accountId, accountId), eq(userAccounts.userId, userId)));
}

/** Creates a user; undefined when the user name is taken. */
export async function insertUser(
  tx: Transaction,
  user: Pick<
    typeof users.$inferInsert,
    "guid" | "username" | "email" | "firstName" | "passwordHash" | "site" | "locale" | "invented"
  >,
): Promise<string | undefined> {
  const rows = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.username })
    .returning({ id: users.id });
  return rows[0]?.id;
}
