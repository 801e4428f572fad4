import type { PlainKey } from "@portico/catalogue/contract";
import type { ContentGrant, EnterpriseRole, Locale, Role, Site, UserType } from "../../lib/principal.ts";

/** The user names that have a description in the catalogue. */
type Username<Key = PlainKey> = Key extends `demo.people.${infer Name}` ? Name : never;

/**
 * A demo user. `state` is a word for the account's state; the description is in the catalogue:
 * `demo.people.<username>`.
 */
export type Person = {
  username: Username;
  firstName: string;
  /** The role on `accountId`. */
  role: Role;
  site: Site;
  /** Null for editors. */
  accountId: string | null;
  /** Further accounts, with the role on each. */
  alsoOn?: { accountId: string; role: Role }[];
  state: string;
  locale?: Locale;
  passwordResetRequired?: boolean;
  /** The key of the authenticator app of somebody who signs in in two steps, in Base32. It is as public as the password. */
  authenticatorKey?: string;
  /** By default a customer. */
  userType?: UserType;
  /** The role in the directory of the person's enterprise; by default NONE. */
  enterpriseRole?: EnterpriseRole;
  /** False for somebody who does not comply with the CPNI rules yet. */
  cpniVerified?: false;
  contentGrants?: ContentGrant[];
};
