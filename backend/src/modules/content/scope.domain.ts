import { locales, type ContentGrant, type ContentRole, type Locale, type Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { languages, localeOf } from "@portico/message/tree";
import type { Wording } from "@portico/gate/contract";
import { sites, type Scope } from "./content.types.ts";

/** Whoever changes something: their name and their roles. */
export type Actor = { username: string; grants: readonly ContentGrant[] };

/** What a change touches. */
export type Reach = { sites: readonly Site[]; namespace: string; languages: readonly Locale[] };

const within = <T>(part: readonly T[] | undefined, value: T) => part === undefined || part.includes(value);

const holds = ({ sites: on, namespaces, languages: said }: ContentGrant, site: Site, namespace: string, locale: Locale) =>
  within(on, site) && within(namespaces, namespace) && within(said, locale);

/** Whether one of the roles holds for every site and language that a change touches; several grants may add up. */
export function reaches({ grants }: Actor, roles: readonly ContentRole[], { sites: touched, namespace, languages: said }: Reach): boolean {
  const useful = grants.filter(({ role }) => roles.includes(role));
  return touched.every((site) => said.every((locale) => useful.some((grant) => holds(grant, site, namespace, locale))));
}

/** @throws OUTSIDE_YOUR_SCOPE */
export function refuseBeyond(actor: Actor, roles: readonly ContentRole[], reach: Reach): void {
  if (!reaches(actor, roles, reach)) throw new Problem("OUTSIDE_YOUR_SCOPE");
}

export const namespaceOf = (key: string): string => key.split(".")[0] ?? key;

const sitesOf = (scope: Scope): readonly Site[] => (scope === "all" ? sites : [scope]);

/** What other words for a key touch: only the languages whose words differ. */
export function reachOfWords(key: string, scope: Scope, before: Wording | undefined, after: Wording): Reach {
  const changed = languages.filter((language) => before?.[language] !== after[language]).map((language) => localeOf[language]);
  return { sites: sitesOf(scope), namespace: namespaceOf(key), languages: changed };
}

/** A toggle answers on both sites, whatever its targeting says of them. */
export const reachOfToggle = (key: string): Reach => ({ sites, namespace: namespaceOf(key), languages: locales });

/** All that a draft may show, whichever of it changed: what a reviewer answers for. */
export const reachOfItem = (item: "message" | "toggle", key: string, scope: Scope): Reach =>
  item === "toggle" ? reachOfToggle(key) : { sites: sitesOf(scope), namespace: namespaceOf(key), languages: locales };
