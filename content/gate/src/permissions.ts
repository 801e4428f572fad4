import { languages, localeOf, type Locale } from "@portico/message/tree";

export type ContentRole =
  | "viewer"
  | "translator"
  | "editor"
  | "approver"
  | "publisher"
  | "toggleAdministrator"
  | "administrator";
export type ContentSite = "business" | "community";
/** A role and its scope; an absent part means no limit. */
export type RoleGrant = {
  role: ContentRole;
  sites?: readonly ContentSite[];
  namespaces?: readonly string[];
  languages?: readonly Locale[];
};

/** An action on a change set, staging, the live release, a glossary term or a comment. */
export type ContentStep = keyof typeof permissions;

type Item = "message" | "toggle" | "form" | "article";
/** An item that an action affects; `changed` are the languages whose wording it changes. */
export type Concerned = { item: Item; key: string; scope: "all" | ContentSite; changed: readonly Locale[] };
/** The user who performs the action. */
export type Actor = { username: string; grants: readonly RoleGrant[] };
/** What the action is performed on: its items, its creator (author), and everyone who edited it (contributors). */
export type Subject = { author?: string; contributors?: readonly string[]; items: readonly Concerned[] };

type Roles = Record<Item, readonly ContentRole[]>;
const each = (...roles: ContentRole[]): Roles => ({
  message: roles,
  toggle: roles,
  form: roles,
  article: roles,
});
const writers: Roles = {
  message: ["translator", "editor"],
  toggle: ["toggleAdministrator"],
  form: ["editor"],
  article: ["translator", "editor"],
};
const approvers = each("approver");
const publishers = each("publisher");
const anybody = each("viewer", "translator", "editor", "approver", "publisher", "toggleAdministrator", "administrator");

/**
 * One way to be authorized for an action. The roles must cover
 * - `changed`: every site, and the languages that each item changes;
 * - `whole`: every site and both languages of each item, because the action is responsible for all displayed text;
 * - `everywhere`: everything, whatever the items;
 * - `part`: some site and language of some item;
 * - `nothing`: no item; having one of the roles, with any scope, is enough.
 *
 * `only` restricts it to the creator (`beginner`), or to the creator and the contributors (`author`).
 */
type Way = {
  roles: Roles;
  over: "changed" | "whole" | "everywhere" | "part" | "nothing";
  only?: "beginner" | "author";
};

/**
 * The authorization table: who may perform which action. The server enforces it, the Studio enables buttons by it, and
 * the tests walk through it. Any one way is enough. A separate rule forbids approving one's own changes.
 */
export const permissions = {
  create: [{ roles: writers, over: "nothing" }],
  write: [{ roles: writers, over: "changed" }],
  rename: [
    { roles: writers, over: "changed" },
    { roles: writers, over: "nothing", only: "beginner" },
  ],
  discard: [{ roles: writers, over: "changed" }],
  submit: [
    { roles: writers, over: "changed" },
    { roles: writers, over: "nothing", only: "beginner" },
  ],
  /** While in review. */
  withdraw: [
    { roles: writers, over: "changed" },
    { roles: writers, over: "nothing", only: "beginner" },
  ],
  /** Once approved or scheduled: the same as `unschedule`, because it also cancels the schedule. */
  withdrawApproved: [
    { roles: publishers, over: "whole" },
    { roles: writers, over: "changed", only: "author" },
  ],
  unschedule: [
    { roles: publishers, over: "whole" },
    { roles: writers, over: "changed", only: "author" },
  ],
  approve: [{ roles: approvers, over: "whole" }],
  return: [{ roles: approvers, over: "whole" }],
  publish: [{ roles: publishers, over: "whole" }],
  schedule: [{ roles: publishers, over: "whole" }],
  /** For everything that is added to or removed from staging. */
  stage: [{ roles: publishers, over: "whole" }],
  promote: [{ roles: publishers, over: "whole" }],
  rollback: [{ roles: publishers, over: "everywhere" }],
  kill: [{ roles: { message: [], toggle: ["toggleAdministrator"], form: [], article: [] }, over: "whole" }],
  changeTerm: [{ roles: writers, over: "changed" }],
  /** Calls, errors and sessions of a site: for those who can act on an incident, with a rollback or a kill switch. */
  monitor: [{ roles: each("publisher", "toggleAdministrator"), over: "whole" }],
  comment: [{ roles: anybody, over: "nothing" }],
  resolveComment: [
    { roles: each("translator", "editor", "toggleAdministrator", "approver", "publisher"), over: "part" },
    { roles: anybody, over: "nothing", only: "beginner" },
  ],
} as const satisfies Record<string, readonly Way[]>;

export const contentSites: readonly ContentSite[] = ["business", "community"];
export const contentLocales: readonly Locale[] = languages.map((language) => localeOf[language]);
/** A pseudo namespace that only a grant without namespace limits covers. */
const everyNamespace = "*";
const everything: Concerned = { item: "message", key: everyNamespace, scope: "all", changed: contentLocales };

/** Everything on a site, or on all: covered only by grants without limits of namespace and language. */
export const everythingOn = (scope: Concerned["scope"]): Concerned => ({ ...everything, scope });

/** The namespace of a key: its first part. Grants can be limited to namespaces. */
export const namespaceOf = (key: string): string => key.split(".")[0] ?? key;

const within = <T>(part: readonly T[] | undefined, value: T) => part === undefined || part.includes(value);

const grantCovers = (
  { sites, namespaces, languages: said }: RoleGrant,
  site: ContentSite,
  namespace: string,
  locale: Locale,
) => within(sites, site) && within(namespaces, namespace) && within(said, locale);

/** Whether the roles cover every site and language; several grants may add up. */
export function covers(
  grants: readonly RoleGrant[],
  roles: readonly ContentRole[],
  {
    sites,
    namespace,
    languages: said,
  }: { sites: readonly ContentSite[]; namespace: string; languages: readonly Locale[] },
): boolean {
  const useful = grants.filter(({ role }) => roles.includes(role));
  return sites.every((site) =>
    said.every((locale) => useful.some((grant) => grantCovers(grant, site, namespace, locale))),
  );
}

const sitesOf = ({ scope }: Concerned) => (scope === "all" ? contentSites : [scope]);

const coversItem = (grants: readonly RoleGrant[], roles: Roles, one: Concerned, over: "changed" | "whole") =>
  covers(grants, roles[one.item], {
    sites: sitesOf(one),
    namespace: namespaceOf(one.key),
    languages: over === "whole" ? contentLocales : one.changed,
  });

const coversPart = (grants: readonly RoleGrant[], roles: Roles, one: Concerned) =>
  sitesOf(one).some((site) =>
    contentLocales.some((locale) =>
      covers(grants, roles[one.item], { sites: [site], namespace: namespaceOf(one.key), languages: [locale] }),
    ),
  );

function isOpen(
  { roles, over, only }: Way,
  { username, grants }: Actor,
  { author, contributors = [], items }: Subject,
): boolean {
  if (only && username !== author && (only === "beginner" || !contributors.includes(username))) return false;
  if (over === "nothing") return true;
  // An empty change set belongs to its creator: anyone else needs a role without limits.
  const concerned = items.length === 0 && author !== username ? [everything] : items;
  if (over === "everywhere") return coversItem(grants, roles, everything, "whole");
  if (over === "part") return concerned.some((one) => coversPart(grants, roles, one));
  return concerned.every((one) => coversItem(grants, roles, one, over));
}

const hasRole = ({ roles }: Way, { grants }: Actor) =>
  grants.some(({ role }) => Object.values(roles).some((each) => each.includes(role)));

/**
 * Authorizes an action: `role` when none of the user's roles ever allows it, `scope` when none allows it for these
 * items.
 */
export function mayTake(step: ContentStep, actor: Actor, subject: Subject): "allowed" | "role" | "scope" {
  const ways: readonly Way[] = permissions[step];
  const fitting = ways.filter((way) => hasRole(way, actor));
  if (fitting.length === 0) return "role";
  return fitting.some((way) => isOpen(way, actor, subject)) ? "allowed" : "scope";
}

const wordsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const differingIn = (before: unknown, after: unknown): Locale[] =>
  languages
    .filter((language) => wordsIn(before)[language] !== wordsIn(after)[language])
    .map((language) => localeOf[language]);

const isWording = (part: unknown): boolean =>
  languages.every((language) => typeof wordsIn(part)[language] === "string");

/** The languages of an article whose words differ; every language when it is new, or anything but words differs. */
function differingInArticle(live: unknown, mine: unknown): readonly Locale[] {
  if (live === undefined || mine === undefined) return contentLocales;
  const [before, after] = [wordsIn(live), wordsIn(mine)];
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const isWords = (part: string) => isWording(before[part]) && isWording(after[part]);
  if (parts.some((part) => !isWords(part) && before[part] !== after[part])) return contentLocales;
  const words = parts.filter(isWords).flatMap((part) => differingIn(before[part], after[part]));
  return contentLocales.filter((locale) => words.includes(locale));
}

/** What a draft affects: for a message or an article the languages that differ, for a toggle or a form everything. */
export function concernedBy({ item, key, scope }: Omit<Concerned, "changed">, live: unknown, mine: unknown): Concerned {
  if (item === "message") return { item, key, scope, changed: differingIn(live, mine) };
  return { item, key, scope, changed: item === "article" ? differingInArticle(live, mine) : contentLocales };
}

type TermWords = { en: string; es: string; note: string; avoid: readonly string[] };

/**
 * What a glossary change affects, on both sites and in every namespace: the term itself is English, all other fields
 * belong to the Spanish.
 */
export function concernedByTerm(before: TermWords | undefined, after: TermWords | undefined): Concerned {
  const spanish = (term: TermWords | undefined) => JSON.stringify(term && [term.es, term.note, term.avoid]);
  const changed = [
    ...(before?.en === after?.en ? [] : ["en-US" as const]),
    ...(spanish(before) === spanish(after) ? [] : ["es-US" as const]),
  ];
  return { ...everything, changed };
}
