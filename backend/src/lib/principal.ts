import type { components as Common } from "@portico/openapi/common";
import type { components as Identity } from "@portico/openapi/identity";
import type { components as Studio } from "@portico/openapi/studio";
import { Problem } from "./problem.ts";

export type Role = Common["schemas"]["Role"];
export type Site = Common["schemas"]["Site"];
export type Locale = Common["schemas"]["Locale"];
export type Permission = Identity["schemas"]["Profile"]["permissions"][number];
export type UserType = Identity["schemas"]["Profile"]["userType"];
export type EnterpriseRole = NonNullable<Identity["schemas"]["Profile"]["enterpriseRole"]>;

/** Whether somebody acts for customers: customer service (CSR), or on behalf of one (BOBO). */
export const isAgent = ({ userType }: { userType: UserType }): boolean => userType === "CSR" || userType === "BOBO";

/** A content role, with its scope. */
export type ContentGrant = Studio["schemas"]["Grant"];
export type ContentRole = ContentGrant["role"];

/**
 * The authenticated user of a request, read from the database each time, so that a changed role applies at the next
 * call.
 */
export type Principal = {
  userId: string;
  guid: string;
  username: string;
  firstName: string;
  /**
   * The role on the account that the request concerns, or else on the current account (`onAccount`). Editors, who have
   * no account, get the least privileged one: STANDARD.
   */
  role: Role;
  userType: UserType;
  enterpriseRole: EnterpriseRole;
  site: Site;
  /** The accounts that the user may see, the current one first. */
  accountIds: readonly string[];
  /** The role on each of these accounts. */
  roles: ReadonlyMap<string, Role>;
  /** What `role` allows, and the content roles. */
  permissions: readonly Permission[];
  contentGrants: readonly ContentGrant[];
  /** The source of the call, for rate limits; undefined outside a request. */
  from?: { session: string; network: string };
  /** The profile's language; null until the customer chooses one. */
  locale: Locale | null;
};

export const locales: readonly Locale[] = ["en-US", "es-US"];

/**
 * The signed-in person of a request about one account.
 * @throws Problem NOT_FOUND for another customer's account
 */
export function customerOf({ principal }: { principal: Principal | undefined }, accountId: string): Principal {
  if (!principal?.accountIds.includes(accountId)) throw new Problem("NOT_FOUND");
  return principal;
}
