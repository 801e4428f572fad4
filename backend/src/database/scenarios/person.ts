import type { PlainKey } from "@portico/catalogue/contract";
import type { ContentGrant, Locale, Role, Site } from "../../lib/principal.ts";

/** Whom the catalogue has a description of. */
type Username<Key = PlainKey> = Key extends `demo.people.${infer Name}` ? Name : never;

/** An invented person. `state` is a word for what the account shows; what to see is in the catalogue: `demo.people.<username>`. */
export type Person = {
  username: Username;
  firstName: string;
  role: Role;
  site: Site;
  /** Null for editors. */
  accountId: string | null;
  state: string;
  locale?: Locale;
  passwordResetRequired?: boolean;
  contentGrants?: ContentGrant[];
};
