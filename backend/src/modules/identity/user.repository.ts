import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Transaction } from "../../database/database.ts";
import type { ContentGrant, Locale } from "../../lib/principal.ts";
import { userAccounts, users } from "./identity.tables.ts";

export type UserRow = typeof users.$inferSelect;

/** Whether a user may sign in at all: invented people only while the demo is on. */
export function mayEnter({ disabled, invented }: UserRow, { demo }: Pick<Config, "demo">): boolean {
  return !disabled && (demo || !invented);
}

export async function userById(tx: Transaction, id: string): Promise<UserRow | undefined> {
  return (await tx.select().from(users).where(eq(users.id, id)))[0];
}

/** A user with the accounts that they see, the current one first: read by each request that has a session, so in one statement. */
export async function userWithAccounts(tx: Transaction, id: string): Promise<{ user: UserRow; accountIds: string[] } | undefined> {
  const accountIds = sql<string[]>`array(select ${userAccounts.accountId} from ${userAccounts} where ${userAccounts.userId} = ${id} order by ${userAccounts.position})`;
  return (await tx.select({ user: users, accountIds }).from(users).where(eq(users.id, id)))[0];
}

/** By the name as typed; names do not differ by case. */
export async function userByName(tx: Transaction, username: string): Promise<UserRow | undefined> {
  return (await tx.select().from(users).where(eq(users.username, username.trim().toLowerCase())))[0];
}

/** Accounts of a user, the current one first. */
export async function accountIdsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.select({ accountId: userAccounts.accountId }).from(userAccounts).where(eq(userAccounts.userId, userId)).orderBy(asc(userAccounts.position));
  return rows.map(({ accountId }) => accountId);
}

/** Who may sign in to an account. */
export async function peopleOf(tx: Transaction, accountId: string): Promise<UserRow[]> {
  const rows = await tx.select({ user: users }).from(users).innerJoin(userAccounts, eq(userAccounts.userId, users.id)).where(eq(userAccounts.accountId, accountId)).orderBy(asc(users.firstName));
  return rows.map(({ user }) => user);
}

/** Puts a new password in force where one is asked for; false when none is. */
export async function replacePassword(tx: Transaction, userId: string, passwordHash: string): Promise<boolean> {
  const asked = and(eq(users.id, userId), eq(users.passwordResetRequired, true));
  return (await tx.update(users).set({ passwordHash, passwordResetRequired: false }).where(asked).returning({ id: users.id })).length === 1;
}

export async function setProfileLocale(tx: Transaction, userId: string, locale: Locale): Promise<void> {
  await tx.update(users).set({ locale }).where(eq(users.id, userId));
}

/** Whoever may sign in and has no account: those who work here, and no customer. By name. */
export async function staffRows(tx: Transaction, { demo }: Pick<Config, "demo">): Promise<UserRow[]> {
  const hasAccount = tx.select({ userId: userAccounts.userId }).from(userAccounts).where(eq(userAccounts.userId, users.id));
  const enters = and(eq(users.disabled, false), demo ? undefined : eq(users.invented, false));
  return tx.select().from(users).where(and(enters, notExists(hasAccount))).orderBy(asc(users.firstName), asc(users.username));
}

export async function setContentGrants(tx: Transaction, username: string, contentGrants: ContentGrant[]): Promise<void> {
  await tx.update(users).set({ contentGrants }).where(eq(users.username, username));
}
