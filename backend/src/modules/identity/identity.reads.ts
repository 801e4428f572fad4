import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ContentGrant, Permission, Principal } from "../../lib/principal.ts";
import { permissionsOf } from "./permissions.domain.ts";
import { accountIdsOf, mayEnter, peopleOf, staffRows, type UserRow, userById, userByName, userWithAccounts } from "./user.repository.ts";

/** Who a user is to the rest of the backend. */
export async function principalOf(tx: Transaction, user: UserRow): Promise<Principal> {
  return principalWith(user, await accountIdsOf(tx, user.id));
}

function principalWith(user: UserRow, accountIds: string[]): Principal {
  return {
    userId: user.id,
    guid: user.guid,
    username: user.username,
    firstName: user.firstName,
    role: user.role,
    userType: user.userType,
    site: user.site,
    accountIds,
    permissions: permissionsOf(user.role, user.contentGrants, accountIds.length > 0),
    contentGrants: user.contentGrants,
    locale: user.locale,
  };
}

export interface AccountPerson { firstName: string; role: UserRow["role"] }

const byRank = ["PRIMARY", "ADMIN", "BILLING", "STANDARD"] as const;

/** The people of an account who have a permission: owners first, then by name. Whoever may not sign in is not among them. */
export async function whoMay({ database, config }: Pick<Dependencies, "database" | "config">, accountId: string, permission: Permission): Promise<AccountPerson[]> {
  const people = await peopleOf(database, accountId);
  return people
    .filter((user) => user.userType === "CUSTOMER" && mayEnter(user, config) && permissionsOf(user.role, [], true).includes(permission))
    .map(({ firstName, role }) => ({ firstName, role }))
    .sort((a, b) => byRank.indexOf(a.role) - byRank.indexOf(b.role));
}

/** Somebody who is written to about an account's bills. */
export interface BillingContact { address: string; site: UserRow["site"]; locale: NonNullable<UserRow["locale"]> }

/** Who is told when a bill could not be paid by itself: the owners, and whoever asked for the payment and still may pay. */
export async function billingContacts({ config }: Pick<Dependencies, "config">, tx: Transaction, accountId: string, askedBy: string | null): Promise<BillingContact[]> {
  const mayPay = (user: UserRow) => user.userType === "CUSTOMER" && mayEnter(user, config) && permissionsOf(user.role, [], true).includes("payBill");
  const told = (await peopleOf(tx, accountId)).filter((user) => mayPay(user) && (user.role === "PRIMARY" || user.id === askedBy));
  return told.flatMap(({ email, site, locale }) => (email === null ? [] : [{ address: email, site, locale: locale ?? "en-US" }]));
}

/** How the customer is written to who made a payment; undefined for staff, for who has no address, and for who may no longer sign in. */
export async function payerContact({ config }: Pick<Dependencies, "config">, tx: Transaction, userId: string): Promise<BillingContact | undefined> {
  const user = await userById(tx, userId);
  if (!user || user.userType !== "CUSTOMER" || !mayEnter(user, config) || user.email === null) return undefined;
  return { address: user.email, site: user.site, locale: user.locale ?? "en-US" };
}

/** Somebody who may have roles in the content layer. */
export type StaffMember = { username: string; firstName: string; contentGrants: readonly ContentGrant[] };

/** Whoever may sign in and is no customer, by name. */
export async function staff(tx: Transaction, config: Pick<Dependencies["config"], "demo">): Promise<StaffMember[]> {
  return (await staffRows(tx, config)).map(({ username, firstName, contentGrants }) => ({ username, firstName, contentGrants }));
}

/** The person behind a session, as they are now; undefined when they may no longer sign in. */
export async function principalById({ database, config }: Pick<Dependencies, "database" | "config">, userId: string): Promise<Principal | undefined> {
  const found = await userWithAccounts(database, userId);
  return found && mayEnter(found.user, config) ? principalWith(found.user, found.accountIds) : undefined;
}

/** A customer whom the demo invented, by id or by name; undefined for everybody else, and for all when the demo is off: nobody looks through a real customer's eyes. */
export async function inventedCustomer({ database, config }: Pick<Dependencies, "database" | "config">, who: { id: string } | { username: string }): Promise<Principal | undefined> {
  const user = await ("id" in who ? userById(database, who.id) : userByName(database, who.username));
  if (!user?.invented || !mayEnter(user, config)) return undefined;
  const principal = await principalOf(database, user);
  return principal.accountIds.length > 0 ? principal : undefined;
}

/** Where messages reach a person; null for nowhere. */
export async function emailOf(tx: Transaction, userId: string): Promise<string | null> {
  return (await userById(tx, userId))?.email ?? null;
}

/** What content roles can do at all, for a page that offers it. */
export { contentAbilities } from "./permissions.domain.ts";
