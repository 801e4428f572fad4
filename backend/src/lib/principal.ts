import type { components as Common } from "@portico/openapi/common";
import type { components as Identity } from "@portico/openapi/identity";
import type { components as Studio } from "@portico/openapi/studio";

export type Role = Common["schemas"]["Role"];
export type Site = Common["schemas"]["Site"];
export type Locale = Common["schemas"]["Locale"];
export type Permission = Identity["schemas"]["Profile"]["permissions"][number];
export type UserType = Identity["schemas"]["Profile"]["userType"];

/** A role in the content layer, and where it holds. */
export type ContentGrant = Studio["schemas"]["Grant"];
export type ContentRole = ContentGrant["role"];

/** Who is behind a request: read anew from the database for each one, so that a changed role counts at the next call. */
export type Principal = {
  userId: string;
  guid: string;
  username: string;
  firstName: string;
  /** Editors, who have no account, carry the least one: STANDARD. */
  role: Role;
  userType: UserType;
  site: Site;
  /** The accounts that this person may see, the current one first. */
  accountIds: readonly string[];
  permissions: readonly Permission[];
  contentGrants: readonly ContentGrant[];
  /** Where the call comes from, for limits; nothing for what no call asks for. */
  from?: { session: string; network: string };
  /** The language of the profile; null until the customer chose one. */
  locale: Locale | null;
};

export const locales: readonly Locale[] = ["en-US", "es-US"];

/** Remembers the language of somebody who is not signed in. */
export const localeCookie = "portico-locale";
