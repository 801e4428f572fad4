import { languages, localeOf, type Locale } from "@portico/message/tree";

export type ContentRole = "viewer" | "translator" | "editor" | "approver" | "publisher" | "toggleAdministrator" | "administrator";
export type ContentSite = "business" | "community";
/** A role and where it holds; a part that is absent holds everywhere. */
export type RoleGrant = { role: ContentRole; sites?: readonly ContentSite[]; namespaces?: readonly string[]; languages?: readonly Locale[] };

/** What a person does to a change set, to staging, to what is live, to a term of the glossary or to a comment. */
export type ContentStep = keyof typeof permissions;

type Item = "message" | "toggle";
/** Something that a step concerns; `changed` are the languages whose words it changes. */
export type Concerned = { item: Item; key: string; scope: "all" | ContentSite; changed: readonly Locale[] };
/** Who takes a step. */
export type Actor = { username: string; grants: readonly RoleGrant[] };
/** What a step is taken with: what is inside, who began it, and who wrote in it. */
export type Subject = { author?: string; contributors?: readonly string[]; items: readonly Concerned[] };

type Roles = Record<Item, readonly ContentRole[]>;
const each = (...roles: ContentRole[]): Roles => ({ message: roles, toggle: roles });
const writers: Roles = { message: ["translator", "editor"], toggle: ["toggleAdministrator"] };
const approvers = each("approver");
const publishers = each("publisher");
const anybody = each("viewer", "translator", "editor", "approver", "publisher", "toggleAdministrator", "administrator");

/**
 * One way of being allowed a step. The roles have to hold
 * - `changed`: for every site and for the languages that each item changes;
 * - `whole`: for every site and both languages of each item, for whoever takes the step answers for all that is shown;
 * - `everywhere`: without limits, whatever is inside;
 * - `part`: for some site and language of some item;
 * - `nothing`: anywhere at all.
 *
 * `only` limits it to who began what the step is taken with, or to who began it or wrote in it.
 */
type Way = { roles: Roles; over: "changed" | "whole" | "everywhere" | "part" | "nothing"; only?: "beginner" | "author" };

/**
 * Who may take which step: the one table that the server enforces, the Studio offers by and the tests walk through. Any one way is enough. That
 * nobody approves words of their own is a rule besides.
 */
export const permissions = {
  create: [{ roles: writers, over: "nothing" }],
  write: [{ roles: writers, over: "changed" }],
  rename: [{ roles: writers, over: "changed" }, { roles: writers, over: "nothing", only: "beginner" }],
  discard: [{ roles: writers, over: "changed" }],
  submit: [{ roles: writers, over: "changed" }, { roles: writers, over: "nothing", only: "beginner" }],
  /** While it waits for review. */
  withdraw: [{ roles: writers, over: "changed" }, { roles: writers, over: "nothing", only: "beginner" }],
  /** Once it is approved or scheduled: as calling off a schedule, for that is what it does. */
  withdrawApproved: [{ roles: publishers, over: "whole" }, { roles: writers, over: "changed", only: "author" }],
  unschedule: [{ roles: publishers, over: "whole" }, { roles: writers, over: "changed", only: "author" }],
  approve: [{ roles: approvers, over: "whole" }],
  return: [{ roles: approvers, over: "whole" }],
  publish: [{ roles: publishers, over: "whole" }],
  schedule: [{ roles: publishers, over: "whole" }],
  /** Of everything that comes onto staging, and of everything that leaves it. */
  stage: [{ roles: publishers, over: "whole" }],
  promote: [{ roles: publishers, over: "whole" }],
  rollback: [{ roles: publishers, over: "everywhere" }],
  kill: [{ roles: { message: [], toggle: ["toggleAdministrator"] }, over: "whole" }],
  changeTerm: [{ roles: writers, over: "changed" }],
  comment: [{ roles: anybody, over: "nothing" }],
  resolveComment: [
    { roles: each("translator", "editor", "toggleAdministrator", "approver", "publisher"), over: "part" },
    { roles: anybody, over: "nothing", only: "beginner" },
  ],
} as const satisfies Record<string, readonly Way[]>;

export const contentSites: readonly ContentSite[] = ["business", "community"];
export const contentLocales: readonly Locale[] = languages.map((language) => localeOf[language]);
/** A namespace that only a grant without limits to some namespaces holds for. */
const everyNamespace = "*";
const everything: Concerned = { item: "message", key: everyNamespace, scope: "all", changed: contentLocales };

/** The first part of a key, by which grants are limited. */
export const namespaceOf = (key: string): string => key.split(".")[0] ?? key;

const within = <T>(part: readonly T[] | undefined, value: T) => part === undefined || part.includes(value);

const holds = ({ sites, namespaces, languages: said }: RoleGrant, site: ContentSite, namespace: string, locale: Locale) =>
  within(sites, site) && within(namespaces, namespace) && within(said, locale);

/** Whether one of the roles holds for every site and language; several grants may add up. */
export function covers(
  grants: readonly RoleGrant[],
  roles: readonly ContentRole[],
  { sites, namespace, languages: said }: { sites: readonly ContentSite[]; namespace: string; languages: readonly Locale[] },
): boolean {
  const useful = grants.filter(({ role }) => roles.includes(role));
  return sites.every((site) => said.every((locale) => useful.some((grant) => holds(grant, site, namespace, locale))));
}

const sitesOf = ({ scope }: Concerned) => (scope === "all" ? contentSites : [scope]);

const coversItem = (grants: readonly RoleGrant[], roles: Roles, one: Concerned, over: "changed" | "whole") =>
  covers(grants, roles[one.item], { sites: sitesOf(one), namespace: namespaceOf(one.key), languages: over === "whole" ? contentLocales : one.changed });

const coversPart = (grants: readonly RoleGrant[], roles: Roles, one: Concerned) =>
  sitesOf(one).some((site) => contentLocales.some((locale) => covers(grants, roles[one.item], { sites: [site], namespace: namespaceOf(one.key), languages: [locale] })));

function isOpen({ roles, over, only }: Way, { username, grants }: Actor, { author, contributors = [], items }: Subject): boolean {
  if (only && username !== author && (only === "beginner" || !contributors.includes(username))) return false;
  if (over === "nothing") return true;
  // What is empty is nobody's yet but its beginner's: everybody else needs a role that holds everywhere.
  const concerned = items.length === 0 && author !== username ? [everything] : items;
  if (over === "everywhere") return coversItem(grants, roles, everything, "whole");
  if (over === "part") return concerned.some((one) => coversPart(grants, roles, one));
  return concerned.every((one) => coversItem(grants, roles, one, over));
}

const hasRole = ({ roles }: Way, { grants }: Actor) => grants.some(({ role }) => roles.message.includes(role) || roles.toggle.includes(role));

/** Whether somebody may take a step: `role` when none of their roles ever allows it, `scope` when none allows it here. */
export function mayTake(step: ContentStep, actor: Actor, subject: Subject): "allowed" | "role" | "scope" {
  const ways: readonly Way[] = permissions[step];
  const fitting = ways.filter((way) => hasRole(way, actor));
  if (fitting.length === 0) return "role";
  return fitting.some((way) => isOpen(way, actor, subject)) ? "allowed" : "scope";
}

const wordsIn = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {});

/** What a draft concerns: of words the languages that differ from what is live, of a toggle everything. */
export function concernedBy({ item, key, scope }: Omit<Concerned, "changed">, live: unknown, mine: unknown): Concerned {
  const [before, after] = [wordsIn(live), wordsIn(mine)];
  const differing = languages.filter((language) => before[language] !== after[language]).map((language) => localeOf[language]);
  return { item, key, scope, changed: item === "toggle" ? contentLocales : differing };
}

type TermWords = { en: string; es: string; note: string; avoid: readonly string[] };

/** What a change of the glossary concerns, on both sites and in every namespace: English is the term, everything else is said of the Spanish. */
export function concernedByTerm(before: TermWords | undefined, after: TermWords | undefined): Concerned {
  const spanish = (term: TermWords | undefined) => JSON.stringify(term && [term.es, term.note, term.avoid]);
  const changed = [...(before?.en === after?.en ? [] : ["en-US" as const]), ...(spanish(before) === spanish(after) ? [] : ["es-US" as const])];
  return { ...everything, changed };
}
