import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Role, Site } from "../../lib/principal.ts";
import { userAccounts, users } from "./identity.tables.ts";

export type MembershipState = (typeof userAccounts.$inferSelect)["state"];

/** A customer on an account. */
export interface Member {
  accountId: string;
  userId: string;
  firstName: string;
  username: string;
  email: string | null;
  site: Site;
  locale: (typeof users.$inferSelect)["locale"];
  /** The provider has closed the sign-in. */
  disabled: boolean;
  role: Role;
  state: MembershipState;
  version: number;
}

const memberColumns = {
  accountId: userAccounts.accountId,
  userId: users.id,
  firstName: users.firstName,
  username: users.username,
  email: users.email,
  site: users.site,
  locale: users.locale,
  disabled: users.disabled,
  role: userAccounts.role,
  state: userAccounts.state,
  version: userAccounts.version,
};

/** Staff act on accounts with the provider's rights; customers do not manage them. */
const isCustomer = inArray(users.userType, ["CUSTOMER", "CONSUMER"]);

/** The customers on some accounts, deactivated ones too, by name. */
export function membersOf(tx: Transaction, accountIds: readonly string[]): Promise<Member[]> {
  return tx
    .select(memberColumns)
    .from(userAccounts)
    .innerJoin(users, eq(users.id, userAccounts.userId))
    .where(and(inArray(userAccounts.accountId, [...accountIds]), ne(userAccounts.state, "REMOVED"), isCustomer))
    .orderBy(asc(users.firstName), asc(users.username));
}

/** The membership of a customer on an account, removed ones too. */
export async function memberOn(tx: Transaction, accountId: string, userId: string): Promise<Member | undefined> {
  const rows = await tx
    .select(memberColumns)
    .from(userAccounts)
    .innerJoin(users, eq(users.id, userAccounts.userId))
    .where(and(eq(userAccounts.accountId, accountId), eq(userAccounts.userId, userId), isCustomer));
  return rows[0];
}

/** Whether somebody on a site has an e-mail address; case-insensitive. */
export async function hasSignIn(tx: Transaction, site: Site, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.site, site), sql`lower(${users.email}) = ${email.toLowerCase()}`, isCustomer))
    .limit(1);
  return rows.length > 0;
}

/** First names by user id. */
export async function firstNames(tx: Transaction, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}
