import type { components } from "@portico/openapi/identity";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { isProvisioned, type AccountRow, type ServiceRow } from "../account/account.reads.ts";

export type Profile = components["schemas"]["Profile"];
type ProfileCookie = components["schemas"]["ProfileCookie"];

/** The signed-in user as the portal shows it. An editor has no account: account number and name are empty. */
export function profileOf(principal: Principal, account: AccountRow | undefined): Profile {
  return {
    guid: principal.guid,
    username: principal.username,
    firstName: principal.firstName,
    role: principal.role,
    userType: principal.userType,
    enterpriseRole: principal.enterpriseRole,
    accountType: account?.accountType ?? "BUSINESS",
    accountNumber: account?.accountId ?? "",
    accountName: account?.nickname ?? account?.companyName ?? "",
    siteVersion: principal.site,
    ...(account && { footprint: account.footprint }),
    permissions: [...principal.permissions],
  };
}

/** The states of Mountain Time, which the provider serves from a market of its own. */
const mountainStates = ["AZ", "CO", "ID", "MT", "NM", "NV", "UT", "WY"];

/** What a sign-in knows besides the profile. `services`: undefined when they could not be read. */
export type CookieFacts = {
  account: AccountRow | undefined;
  services: readonly ServiceRow[] | undefined;
  /** The user has not signed in with this browser before. */
  isNewDevice: boolean;
  rememberMe: boolean;
};

/**
 * The content of the readable profile cookie: the fields of specification section 3, for display only (decision 54). It
 * holds no secret and the server never trusts it. An agent's own id is `csrId`.
 */
export function profileCookieOf(
  profile: Profile,
  { account, services, isNewDevice, rememberMe }: CookieFacts,
): ProfileCookie {
  return {
    accountType: profile.accountType,
    role: profile.role,
    username: profile.username,
    guid: profile.guid,
    Eoid: account?.eoid ?? null,
    Eaid: account?.eaid ?? null,
    Sysprin: account?.sysprin ?? null,
    Zip: account?.serviceZip ?? null,
    csrId: isAgent(profile) ? profile.guid : null,
    mountainStates: account !== undefined && mountainStates.includes(account.serviceState),
    firstTimeMigrated: account?.billingMoved === true && isNewDevice,
    accountNumber: profile.accountNumber,
    accountName: profile.accountName,
    RememberMe: rememberMe,
    siteVersion: profile.siteVersion,
    userType: profile.userType,
    memberServices: (services ?? []).filter(isProvisioned).map(({ key }) => key),
    fetchErrors: services === undefined ? ["memberServices"] : [],
  };
}
