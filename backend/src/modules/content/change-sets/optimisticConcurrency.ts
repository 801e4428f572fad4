import type { Wording } from "@portico/gate/contract";
import type { components } from "@portico/openapi/studio";
import type { Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import type { ChangeSetRow } from "./changeSets.repository.ts";
import { hashOf, wordingIn } from "../content.domain.ts";
import type { SiteWording } from "../content.types.ts";
import { mergedWording } from "./drafts.service.ts";
import { changeWithHash, type DraftInSet, type DraftTarget } from "./drafts.repository.ts";
import {
  articlesInReleases,
  definitionsInReleases,
  formsInReleases,
  wordingsInReleases,
  type LiveRow,
} from "../releases/releases.repository.ts";

/** The ETag of a value: its hash, so that equal texts never conflict (optimistic concurrency). */
export const etagOf = (value: unknown): string => `"${hashOf(value)}"`;

/** The ETag of the live content. */
export const liveEtag = (live: readonly LiveRow[]): string =>
  `"${live.map(({ environment, site, sequence }) => `${environment[0]}${site[0]}${sequence}`).join("-")}"`;

/** The ETag of a change set with its content. */
export const changeSetEtag = ({ id, version }: ChangeSetRow): string => `"c${id}-${version}"`;

/** The change set of a draft, for viewers of the item. */
export const draftPlaceOf = ({
  changeSet,
  title,
  state,
  author,
  at,
}: DraftInSet): components["schemas"]["DraftPlace"] => ({ changeSet, title, state, author, at: at.toISOString() });

/** Who wrote a draft, when, why, and in which change set. */
export const draftOrigin = ({ changeSet, author, at, reason }: DraftInSet) => ({
  changeSet,
  author,
  at: at.toISOString(),
  reason,
});

/** @throws IF_MATCH_REQUIRED when a write has no version */
export function ifMatchVersion(ifMatch: string | undefined): string {
  if (ifMatch === undefined || ifMatch === "" || ifMatch === "*") throw new Problem("IF_MATCH_REQUIRED");
  return ifMatch.replace(/^W\//, "");
}

async function inReleases(tx: Transaction, { item, key, scope }: DraftTarget): Promise<unknown[]> {
  if (item === "toggle") return definitionsInReleases(tx, key);
  if (item === "form") return formsInReleases(tx, key);
  if (item === "article") return articlesInReleases(tx, key);
  return (await wordingsInReleases(tx, key)).map((message) =>
    wordingIn((message ?? undefined) as SiteWording | undefined, scope),
  );
}

/** The base version of an edit: an earlier draft or published value; null when it no longer exists. */
async function baseOf(tx: Transaction, place: DraftTarget, version: string): Promise<unknown> {
  const hash = version.replaceAll('"', "");
  return (
    (await changeWithHash(tx, place, hash)) ??
    (await inReleases(tx, place)).find((value) => hashOf(value) === hash) ??
    null
  );
}

/**
 * Rejects a write that is based on an outdated version.
 * @throws CONFLICT (412) with base, theirs and mine
 */
export async function refuseStale(
  tx: Transaction,
  place: DraftTarget,
  version: string,
  theirs: unknown,
  mine: unknown,
): Promise<void> {
  if (version === etagOf(theirs)) return;
  throw new Problem("CONFLICT", {
    status: 412,
    members: { base: await baseOf(tx, place, version), theirs: theirs ?? null, mine },
  });
}

/**
 * The text to save after a concurrent edit: merged by language.
 * @throws CONFLICT (412) with base, theirs and mine when both changed the same language, or the base is unknown
 */
export async function onTopOf(
  tx: Transaction,
  place: DraftTarget,
  version: string,
  theirs: Wording | undefined,
  mine: Wording,
): Promise<Wording> {
  if (version === etagOf(theirs)) return mine;
  const base = (await baseOf(tx, place, version)) as Wording | null;
  const merged = base && theirs && mergedWording(base, theirs, mine);
  if (!merged) throw new Problem("CONFLICT", { status: 412, members: { base, theirs: theirs ?? null, mine } });
  return merged;
}

/** @throws CONFLICT (412) when the caller's version is outdated */
export function refuseMoved(etag: string, version: string): void {
  if (version !== etag) throw new Problem("CONFLICT", { status: 412 });
}
