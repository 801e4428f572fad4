import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type ContentGrant, type Permission, type Principal, type Role } from "../../lib/principal.ts";
import { passwordMatches } from "./passwords.ts";
import { permissionsOf } from "./permissions.domain.ts";
import {
  mayEnter,
  membershipsOf,
  type Membership,
  peopleOf,
  staffRows,
  type UserRow,
  userById,
  userByName,
  userWithMemberships,
} from "./user.repository.ts";

/** Maps a user to the principal that the rest of the backend uses. */
export async function principalOf(tx: Transaction, user: UserRow): Promise<Principal> {
  return principalWith(user, await membershipsOf(tx, user.id));
}

/** @param current the account that the customer changed to in this session; by default their first one */
function principalWith(user: UserRow, memberships: readonly Membership[], current?: string | null): Principal {
  const ids = memberships.map(({ accountId }) => accountId);
  const accountIds = [...ids.filter((id) => id === current), ...ids.filter((id) => id !== current)];
  const roles = new Map(memberships.map(({ accountId, role }) => [accountId, role]));
  const role = roles.get(accountIds[0] ?? "") ?? "STANDARD";
  return {
    userId: user.id,
    guid: user.guid,
    username: user.username,
    firstName: user.firstName,
    role,
    userType: user.userType,
    enterpriseRole: user.enterpriseRole,
    site: user.site,
    accountIds,
    roles,
    permissions: permissionsOf(role, user.contentGrants, accountIds.length > 0),
    contentGrants: user.contentGrants,
    locale: user.locale,
  };
}

export interface AccountPerson {
  firstName: string;
  role: Role;
}

const byRank = ["PRIMARY", "ADMIN", "BILLING", "STANDARD"] as const;

/**
 * The users of an account who have a permission: owners first, then by name. Users who may not sign in are left out.
 */
export async function whoMay(
  { database, config }: Pick<Dependencies, "database" | "config">,
  accountId: string,
  permission: Permission,
): Promise<AccountPerson[]> {
  const people = await peopleOf(database, accountId);
  return people
    .filter(
      ({ user, role }) =>
        !isAgent(user) && mayEnter(user, config) && permissionsOf(role, [], true).includes(permission),
    )
    .map(({ user: { firstName }, role }) => ({ firstName, role }))
    .sort((a, b) => byRank.indexOf(a.role) - byRank.indexOf(b.role));
}

/** A user who is notified about an account's bills. */
export interface BillingContact {
  userId: string;
  address: string;
  site: UserRow["site"];
  locale: NonNullable<UserRow["locale"]>;
}

/** The customers who may sign in and pay an account's bills, and have an e-mail address. */
export async function payersOf(
  { config }: Pick<Dependencies, "config">,
  tx: Transaction,
  accountId: string,
): Promise<(BillingContact & { role: Role })[]> {
  return (await peopleOf(tx, accountId)).flatMap(({ user, role }) => {
    const { id: userId, email, site, locale } = user;
    if (isAgent(user) || email === null || !mayEnter(user, config) || !mayPayBills(role)) return [];
    return [{ userId, role, address: email, site, locale: locale ?? "en-US" }];
  });
}

/**
 * Contact data of the customer who made a payment; undefined for staff, without an address, and when the user may no
 * longer sign in.
 */
export async function payerContact(
  { config }: Pick<Dependencies, "config">,
  tx: Transaction,
  userId: string,
): Promise<BillingContact | undefined> {
  const user = await userById(tx, userId);
  if (!user || isAgent(user) || !mayEnter(user, config) || user.email === null) return undefined;
  return { userId, address: user.email, site: user.site, locale: user.locale ?? "en-US" };
}

/** A user who may have content roles. */
export type StaffMember = { username: string; firstName: string; contentGrants: readonly ContentGrant[] };

/** Active users who are not customers, by name. */
export async function staff(tx: Transaction, config: Pick<Dependencies["config"], "demo">): Promise<StaffMember[]> {
  return (await staffRows(tx, config)).map(({ username, firstName, contentGrants }) => ({
    username,
    firstName,
    contentGrants,
  }));
}

/**
 * The current user of a session, on the account that they changed to; undefined when they may no longer sign in.
 */
export async function principalById(
  { database, config }: Pick<Dependencies, "database" | "config">,
  userId: string,
  current: string | null = null,
): Promise<Principal | undefined> {
  const found = await userWithMemberships(database, userId);
  return found && mayEnter(found.user, config) ? principalWith(found.user, found.memberships, current) : undefined;
}

/**
 * A demo customer by id or by name; undefined for everybody else, and always when the demo is off, so that a preview
 * never impersonates a real customer.
 */
export async function demoCustomer(
  { database, config }: Pick<Dependencies, "database" | "config">,
  who: { id: string } | { username: string },
): Promise<Principal | undefined> {
  const user = await ("id" in who ? userById(database, who.id) : userByName(database, who.username));
  if (!user?.invented || !mayEnter(user, config)) return undefined;
  const principal = await principalOf(database, user);
  return principal.accountIds.length > 0 ? principal : undefined;
}

/** Whether a user complies with the rules for customer proprietary network information. */
export async function isCpniCompliant(tx: Transaction, userId: string): Promise<boolean> {
  return Boolean((await userById(tx, userId))?.cpniVerifiedOn);
}

/** Whether a user can sign in with this password alone. Counts no try of sign-in: the caller limits them. */
export async function canSignInWithPassword(
  { database, config }: Pick<Dependencies, "database" | "config">,
  userId: string,
  password: string,
): Promise<boolean> {
  const user = await userById(database, userId);
  if (!user || !mayEnter(user, config) || user.passwordResetRequired || user.secondFactorSince !== null) return false;
  return passwordMatches(user.passwordHash, password);
}

/** A user's e-mail address; null for none. */
export async function emailOf(tx: Transaction, userId: string): Promise<string | null> {
  return (await userById(tx, userId))?.email ?? null;
}

/** A user's first name; empty for an unknown user. */
export async function firstNameOf(tx: Transaction, userId: string): Promise<string> {
  return (await userById(tx, userId))?.firstName ?? "";
}

/** Whether a role may pay the bills of its account. */
export const mayPayBills = (role: Role): boolean => permissionsOf(role, [], true).includes("payBill");

/** Whether a role may order services. */
export const mayOrder = (role: Role): boolean => permissionsOf(role, [], true).includes("manageBilling");

/** Whether a role may change technician appointments. */
export const mayManageAppointments = (role: Role): boolean =>
  permissionsOf(role, [], true).includes("manageAppointments");

/** Whether a role manages the users of its account (SESS-21). */
export const mayManageUsers = (role: Role): boolean => permissionsOf(role, [], true).includes("manageUsers");

/** For sign-ins that an invitation creates. */
export { hashPassword } from "./passwords.ts";
/** The abilities of each content role, for pages that list them; and the role on one account. */
export { contentAbilities, onAccount } from "./permissions.domain.ts";
