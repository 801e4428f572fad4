import type { Wording } from "@portico/gate/contract";
import { concernedBy, contentLocales, contentSites, covers, mayTake, namespaceOf, type Concerned, type ContentStep, type Subject } from "@portico/gate/permissions";
import type { ContentGrant, ContentRole, Locale, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import type { Scope } from "./content.types.ts";

/** Whoever changes something: their name and their roles. */
export type Actor = { username: string; grants: readonly ContentGrant[] };

export { namespaceOf };

/** Refuses a step that the table of permissions does not allow. @throws NOT_ALLOWED without such a role, OUTSIDE_YOUR_SCOPE where it does not hold */
export function requireStep(step: ContentStep, actor: Actor, subject: Subject): void {
  const answer = mayTake(step, actor, subject);
  if (answer !== "allowed") throw new Problem(answer === "role" ? "NOT_ALLOWED" : "OUTSIDE_YOUR_SCOPE");
}

/** What a change of a toggle concerns: it answers on both sites, whatever its targeting says of them. */
export const concernedToggle = (key: string): Concerned => concernedBy({ item: "toggle", key, scope: "all" }, undefined, undefined);

/** What a change concerns. */
export type Reach = { sites: readonly Site[]; namespace: string; languages: readonly Locale[] };

/** Whether one of the roles holds for every site and language that a change concerns; several grants may add up. */
export const reaches = ({ grants }: Actor, roles: readonly ContentRole[], reach: Reach): boolean => covers(grants, roles, reach);

/** What other words for a key concern: only the languages whose words differ. */
export function reachOfWords(key: string, scope: Scope, before: Wording | undefined, after: Wording): Reach {
  const { changed } = concernedBy({ item: "message", key, scope }, before, after);
  return { sites: scope === "all" ? contentSites : [scope], namespace: namespaceOf(key), languages: changed };
}

/** @see concernedToggle */
export const reachOfToggle = (key: string): Reach => ({ sites: contentSites, namespace: namespaceOf(key), languages: contentLocales });
