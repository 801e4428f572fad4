import { concernedBy } from "@portico/gate/permissions";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Authorship } from "../content.types.ts";
import { putChanges } from "../history/history.ts";
import { type Actor, requireStep } from "../people/scope.domain.ts";
import { changeChangeSet } from "./changeSets.repository.ts";
import { changeSetForDraft } from "./createChangeSet.ts";
import { draftRow, dropDraft, type DraftTarget } from "./drafts.repository.ts";
import { saveWritten } from "./drafts.service.ts";
import { etagOf, refuseStale } from "./optimisticConcurrency.ts";

/**
 * The item to edit, the change set (by default the caller's own), and the version (ETag) that the edit is based on.
 * @param timeZone the provider's, for the title of a new change set
 */
export type ItemEdit = { place: DraftTarget; changeSet: number | undefined; version: string; timeZone: string };

/** Reads the live value of the item. @throws NOT_FOUND for an item that no draft can make */
export type ReadLive = (tx: Transaction) => Promise<unknown>;

/** Merges an edit with a concurrent one. @throws CONFLICT (412) with base, theirs and mine */
type Merge<T> = (tx: Transaction, place: DraftTarget, version: string, theirs: T | undefined, mine: T) => Promise<T>;

async function refuseConcurrent<T>(
  tx: Transaction,
  place: DraftTarget,
  version: string,
  theirs: T | undefined,
  mine: T,
): Promise<T> {
  // The same content is no conflict: an editor whose answer was lost saves again, with the version from before.
  if (etagOf(mine) !== etagOf(theirs)) await refuseStale(tx, place, version, theirs, mine);
  return mine;
}

/**
 * Saves the draft of a message, a toggle, a form or an article.
 * @param merge what happens to an edit of an outdated version; by default it is refused, unless both have the same content
 * @returns the change set of the draft
 * @throws OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412) with base, theirs and mine
 */
export async function saveItemDraft<T>(
  tx: Transaction,
  { place, changeSet, version, timeZone }: ItemEdit,
  readLive: ReadLive,
  mine: T,
  by: Authorship,
  actor: Actor,
  merge: Merge<T> = refuseConcurrent,
): Promise<number> {
  const set = await changeSetForDraft(tx, changeSet, by, timeZone);
  const [live, savedDraft] = [await readLive(tx), await draftRow(tx, set.id, place)];
  const theirs = (savedDraft?.value ?? live) as T | undefined;
  const value = await merge(tx, place, version, theirs, mine);
  requireStep("write", actor, { items: [concernedBy(place, theirs, value)] });
  await saveWritten(tx, [{ place, changeSet: set.id, value, live, savedDraft }], by);
  await changeChangeSet(tx, set.id, {});
  return set.id;
}

/**
 * Discards a draft.
 * @throws NOT_FOUND when there is none, OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412)
 */
export function discardItemDraft(
  database: Database,
  { place, changeSet, version, timeZone }: ItemEdit,
  readLive: ReadLive,
  by: Authorship,
  actor: Actor,
): Promise<void> {
  return database.transaction(async (tx) => {
    const set = await changeSetForDraft(tx, changeSet, by, timeZone);
    const draft = await draftRow(tx, set.id, place);
    if (draft === undefined) throw new Problem("NOT_FOUND");
    requireStep("write", actor, { items: [concernedBy(place, await readLive(tx), draft.value)] });
    await refuseStale(tx, place, version, draft.value, null);
    await dropDraft(tx, set.id, place);
    await changeChangeSet(tx, set.id, {});
    const { value, hash } = draft;
    await putChanges(tx, [{ ...place, ...by, changeSet: set.id, action: "draftDiscarded", value, hash }]);
  });
}
