import type { Wording } from "@portico/gate/contract";
import type { components } from "@portico/openapi/studio";
import type { Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import type { ChangeSetRow } from "./changeSets.repository.ts";
import { hashOf, wordingIn } from "../content.domain.ts";
import type { SiteWording } from "../content.types.ts";
import { mergedWording } from "./drafts.service.ts";
import { changeWithHash, type DraftInSet, type Place } from "./drafts.repository.ts";
import { definitionsInReleases, wordingsInReleases, type LiveRow } from "../releases/releases.repository.ts";

/** An ETag: the name of a value, so that equal words never conflict. */
export const etagOf = (value: unknown): string => `"${hashOf(value)}"`;

/** Names what is live everywhere. */
export const liveEtag = (live: readonly LiveRow[]): string => `"${live.map(({ environment, site, sequence }) => `${environment[0]}${site[0]}${sequence}`).join("-")}"`;

/** Names a change set as it stands, with everything in it. */
export const changeSetEtag = ({ id, version }: ChangeSetRow): string => `"c${id}-${version}"`;

/** Which change set a draft is in, for whoever looks at the item. */
export const draftPlaceOf = ({ changeSet, title, state, author, at }: DraftInSet): components["schemas"]["DraftPlace"] => ({ changeSet, title, state, author, at: at.toISOString() });

/** @throws IF_MATCH_REQUIRED when a write names no version */
export function askedVersion(ifMatch: string | undefined): string {
  if (ifMatch === undefined || ifMatch === "" || ifMatch === "*") throw new Problem("IF_MATCH_REQUIRED");
  return ifMatch.replace(/^W\//, "");
}

async function inReleases(tx: Transaction, { item, key, scope }: Place): Promise<unknown[]> {
  if (item === "toggle") return definitionsInReleases(tx, key);
  return (await wordingsInReleases(tx, key)).map((message) => wordingIn((message ?? undefined) as SiteWording | undefined, scope));
}

/** The value that an editor started from: once a draft, or once published; null when it can't be found any more. */
async function baseOf(tx: Transaction, place: Place, version: string): Promise<unknown> {
  const hash = version.replaceAll('"', "");
  return (await changeWithHash(tx, place, hash)) ?? (await inReleases(tx, place)).find((value) => hashOf(value) === hash) ?? null;
}

/**
 * Refuses a write that started from another version than the one that stands now.
 * @throws CONFLICT (412) with base, theirs and mine
 */
export async function refuseStale(tx: Transaction, place: Place, version: string, theirs: unknown, mine: unknown): Promise<void> {
  if (version === etagOf(theirs)) return;
  throw new Problem("CONFLICT", { status: 412, members: { base: await baseOf(tx, place, version), theirs: theirs ?? null, mine } });
}

/**
 * The words to save where somebody may have been faster: merged with theirs, language by language.
 * @throws CONFLICT (412) with base, theirs and mine when both changed the same language, or nobody knows what the edit started from
 */
export async function onTopOf(tx: Transaction, place: Place, version: string, theirs: Wording | undefined, mine: Wording): Promise<Wording> {
  if (version === etagOf(theirs)) return mine;
  const base = (await baseOf(tx, place, version)) as Wording | null;
  const merged = base && theirs && mergedWording(base, theirs, mine);
  if (!merged) throw new Problem("CONFLICT", { status: 412, members: { base, theirs: theirs ?? null, mine } });
  return merged;
}

/** @throws CONFLICT (412) when what the caller saw is not what stands now */
export function refuseMoved(etag: string, version: string): void {
  if (version !== etag) throw new Problem("CONFLICT", { status: 412 });
}
