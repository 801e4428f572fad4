import type { PlainKey } from "@portico/catalogue/contract";
import type { BusinessClock } from "../lib/clock.ts";
import type { ContentRole, Locale, Role, Site } from "../lib/principal.ts";

/** The password of every invented person. */
export const demoPassword = "portico-demo-2026";

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
  contentRoles?: ContentRole[];
};

/** A person on the way into a database. */
export type SeededPerson = Person & { userId: string; passwordHash: string };

/** What the modules' seeds get. */
export type DemoContext = { clock: BusinessClock; people: readonly SeededPerson[] };

const customer = (username: Username, firstName: string, accountId: string, state: string): Person => ({
  username, firstName, role: "PRIMARY", site: "business", accountId, state,
});

const harborStreet = "8347201180";
const colleague = (username: Username, firstName: string, role: Role, state: string): Person => ({
  ...customer(username, firstName, harborStreet, state), role,
});

export const people: readonly Person[] = [
  customer("dana", "Dana", harborStreet, "owes"),
  colleague("billie", "Billie", "BILLING", "owes"),
  colleague("ada", "Ada", "ADMIN", "owes"),
  colleague("sam", "Sam", "STANDARD", "mayNotPay"),
  customer("pat", "Pat", "8347201206", "owesNothing"),
  customer("morgan", "Morgan", "8347201214", "pastDue"),
  customer("quinn", "Quinn", "8347201222", "onlyPastDue"),
  customer("casey", "Casey", "8347201230", "credit"),
  customer("jo", "Jo", "8347201248", "pastDueAndCredit"),
  { ...customer("lucia", "Lucía", "8347201255", "owes"), locale: "es-US" },
  { ...customer("rory", "Rory", "8347201263", "passwordReset"), passwordResetRequired: true },
  { ...customer("alex", "Alex", "8347201271", "owes"), site: "community" },
  { username: "erin", firstName: "Erin", role: "STANDARD", site: "business", accountId: null, state: "editor", contentRoles: ["edit", "publish", "toggle"] },
];
