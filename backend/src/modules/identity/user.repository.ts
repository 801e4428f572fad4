import { and, asc, eq, notExists, or, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Transaction } from "../../database/database.ts";
import type { ContentGrant, Locale, Role } from "../../lib/principal.ts";
import { userAccounts, users } from "./identity.tables.ts";

export type UserRow = typeof users.$inferSelect;

/** Whether a user may sign in at all: demo users only while the demo is on. */
export function mayEnter({ disabled, invented }: UserRow, { demo }: Pick<Config, "demo">): boolean {
  return !disabled && (demo || !invented);
}

export async function userById(tx: Transaction, id: string): Promise<UserRow | undefined> {
  return (await tx.select().from(users).where(eq(users.id, id)))[0];
}

/** Access of a user to an account. */
export interface Membership {
  accountId: string;
  role: Role;
}

/** A user with their memberships in one statement, because every request with a session reads it. */
export async function userWithMemberships(
  tx: Transaction,
  id: string,
): Promise<{ user: UserRow; memberships: Membership[] } | undefined> {
  const { accountId, role, userId, state, position } = userAccounts;
  const memberships = sql<Membership[]>`coalesce(
    (select json_agg(json_build_object('accountId', ${accountId}, 'role', ${role}) order by ${position})
      from ${userAccounts} where ${userId} = ${id} and ${state} = 'ACTIVE'), '[]')`;
  return (await tx.select({ user: users, memberships }).from(users).where(eq(users.id, id)))[0];
}

/** A user by the name as typed; case-insensitive. */
export async function userByName(tx: Transaction, username: string): Promise<UserRow | undefined> {
  return (await tx.select().from(users).where(eq(users.username, username.trim().toLowerCase())))[0];
}

/** A user's memberships, the first account first. */
export function membershipsOf(tx: Transaction, userId: string): Promise<Membership[]> {
  return tx
    .select({ accountId: userAccounts.accountId, role: userAccounts.role })
    .from(userAccounts)
    .where(and(eq(userAccounts.userId, userId), eq(userAccounts.state, "ACTIVE")))
    .orderBy(asc(userAccounts.position));
}

/** The users who have access to an account, with their roles. */
export function peopleOf(tx: Transaction, accountId: string): Promise<{ user: UserRow; role: Role }[]> {
  return tx
    .select({ user: users, role: userAccounts.role })
    .from(users)
    .innerJoin(userAccounts, eq(userAccounts.userId, users.id))
    .where(and(eq(userAccounts.accountId, accountId), eq(userAccounts.state, "ACTIVE")))
    .orderBy(asc(users.firstName));
}

/** Sets a new password; none is required any more. False when somebody else changed it since it was read. */
export async function replacePassword(
  tx: Transaction,
  { id, passwordHash: before }: Pick<UserRow, "id" | "passwordHash">,
  passwordHash: string,
): Promise<boolean> {
  const replaced = await tx
    .update(users)
    .set({ passwordHash, passwordResetRequired: false })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return replaced.length === 1;
}

/** The limit of user names that one e-mail address recovers. */
const MAX_RECOVERED = 10;

/** Users by user name or e-mail address as typed; case-insensitive. */
export function usersByNameOrAddress(tx: Transaction, site: UserRow["site"], typed: string): Promise<UserRow[]> {
  const name = typed.trim().toLowerCase();
  return tx
    .select()
    .from(users)
    .where(and(eq(users.site, site), or(eq(users.username, name), eq(sql`lower(${users.email})`, name))))
    .orderBy(asc(users.username))
    .limit(MAX_RECOVERED);
}

export async function setProfileLocale(tx: Transaction, userId: string, locale: Locale): Promise<void> {
  await tx.update(users).set({ locale }).where(eq(users.id, userId));
}

/** Active users without an account: staff, not customers. By name. */
export async function staffRows(tx: Transaction, { demo }: Pick<Config, "demo">): Promise<UserRow[]> {
  const hasAccount = tx
    .select({ userId: userAccounts.userId })
    .from(userAccounts)
    .where(eq(userAccounts.userId, users.id));
  const enters = and(eq(users.disabled, false), demo ? undefined : eq(users.invented, false));
  return tx
    .select()
    .from(users)
    .where(and(enters, notExists(hasAccount)))
    .orderBy(asc(users.firstName), asc(users.username));
}

export async function setContentGrants(
  tx: Transaction,
  username: string,
  contentGrants: ContentGrant[],
): Promise<void> {
  await tx.update(users).set({ contentGrants }).where(eq(users.username, username));
}

/** Changes the first name or the e-mail address of a user. */
export async function changeContact(
  tx: Transaction,
  userId: string,
  contact: Partial<Pick<UserRow, "firstName" | "email">>,
): Promise<void> {
  await tx.update(users).set(contact).where(eq(users.id, userId));
}

/** Records that a user complies with the rules for customer proprietary network information. Business date. */
export async function recordCpniVerification(tx: Transaction, userId: string, today: string): Promise<void> {
  await tx.update(users).set({ cpniVerifiedOn: today }).where(eq(users.id, userId));
}
