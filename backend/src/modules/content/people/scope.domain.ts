import type { Wording } from "@portico/gate/contract";
import {
  type Concerned,
  concernedBy,
  contentLocales,
  contentSites,
  type ContentStep,
  covers,
  mayTake,
  namespaceOf,
  type Subject,
} from "@portico/gate/permissions";
import type { ContentGrant, ContentRole, Locale, Site } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Scope } from "../content.types.ts";

/** The user of a change, with content roles. */
export type Actor = { username: string; grants: readonly ContentGrant[] };

export { namespaceOf };

/**
 * Checks a step against the permission table.
 * @throws NOT_ALLOWED without a role, OUTSIDE_YOUR_SCOPE when its scope does not cover the change
 */
export function requireStep(step: ContentStep, actor: Actor, subject: Subject): void {
  const answer = mayTake(step, actor, subject);
  if (answer !== "allowed") throw new Problem(answer === "role" ? "NOT_ALLOWED" : "OUTSIDE_YOUR_SCOPE");
}

/** The scope of a toggle change: both sites, whatever its targeting. */
export const concernedToggle = (key: string): Concerned =>
  concernedBy({ item: "toggle", key, scope: "all" }, undefined, undefined);

/** The scope of a change. */
export type Reach = { sites: readonly Site[]; namespace: string; languages: readonly Locale[] };

/** Whether the roles cover every site and language of a change; several grants are combined. */
export const reaches = ({ grants }: Actor, roles: readonly ContentRole[], reach: Reach): boolean =>
  covers(grants, roles, reach);

/** The scope of a text change: only the languages that differ. */
export function reachOfWords(key: string, scope: Scope, before: Wording | undefined, after: Wording): Reach {
  const { changed } = concernedBy({ item: "message", key, scope }, before, after);
  return { sites: scope === "all" ? contentSites : [scope], namespace: namespaceOf(key), languages: changed };
}

/** @see concernedToggle */
export const reachOfToggle = (key: string): Reach => ({
  sites: contentSites,
  namespace: namespaceOf(key),
  languages: contentLocales,
});
