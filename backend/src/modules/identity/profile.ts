import type { components } from "@portico/openapi/identity";
import type { Principal } from "../../lib/principal.ts";
import type { AccountRow } from "../account/account.reads.ts";

export type Profile = components["schemas"]["Profile"];

/** The signed-in user as the portal shows it. An editor has no account: account number and name are empty. */
export function profileOf(principal: Principal, account: AccountRow | undefined): Profile {
  return {
    guid: principal.guid,
    username: principal.username,
    firstName: principal.firstName,
    role: principal.role,
    userType: principal.userType,
    accountType: account?.accountType ?? "BUSINESS",
    accountNumber: account?.accountId ?? "",
    accountName: account?.nickname ?? account?.companyName ?? "",
    siteVersion: principal.site,
    permissions: [...principal.permissions],
  };
}

/**
 * The content of the readable profile cookie: the fields of specification section 3 that have a meaning here (decision
 * 54), for display only. It holds no secret and the server never trusts it. An agent's own id is `csrId`.
 */
export function profileCookieOf(profile: Profile, account: AccountRow | undefined, rememberMe: boolean) {
  const isAgent = profile.userType === "CSR" || profile.userType === "BOBO";
  return {
    accountType: profile.accountType,
    role: profile.role,
    username: profile.username,
    guid: profile.guid,
    Sysprin: account?.sysprin ?? null,
    Zip: account?.serviceZip ?? null,
    csrId: isAgent ? profile.guid : null,
    accountNumber: profile.accountNumber,
    accountName: profile.accountName,
    RememberMe: rememberMe,
    siteVersion: profile.siteVersion,
    userType: profile.userType,
  };
}
