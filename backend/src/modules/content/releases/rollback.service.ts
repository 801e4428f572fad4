import type { Database } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { hashOf } from "../content.domain.ts";
import type { Authorship } from "../content.types.ts";
import type { DraftTarget } from "../change-sets/drafts.repository.ts";
import { liveEtag, refuseMoved } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history/history.ts";
import { published, liveRelease, type Published } from "./publication.ts";
import { goLive } from "./prepareRelease.service.ts";
import { differencesOf } from "./releaseDifferences.reads.ts";
import { lockedLiveRows, promotedOf, releaseRow, snapshotUses, type ReleaseRow } from "./releases.repository.ts";
import { reachOfToggle, reaches, requireStep, type Actor } from "../people/scope.domain.ts";
import { isKilled } from "../toggles/toggles.domain.ts";
import { articlePlace } from "../articles/articles.service.ts";
import { formPlace } from "../forms/forms.service.ts";
import { togglePlace } from "../toggles/toggles.service.ts";

/** Killed toggles that a rollback would turn on again. */
const revived = (row: ReleaseRow, liveRow: ReleaseRow) =>
  Object.keys(liveRow.toggles).filter((key) => isKilled(liveRow.toggles[key]) && !isKilled(row.toggles[key]));

/** A rollback requires a publisher of everything it changes. */
function requireRollback(actor: Actor, row: ReleaseRow, liveRow: ReleaseRow): void {
  requireStep("rollback", actor, { items: [] });
  if (!revived(row, liveRow).every((key) => reaches(actor, ["toggleAdministrator"], reachOfToggle(key))))
    throw new Problem("NOT_ALLOWED");
}

/** The items that differ between two releases, for their histories. */
function changedItems(before: ReleaseRow, after: ReleaseRow): (DraftTarget & { value: unknown; hash: string })[] {
  const { messages, toggles, forms, articles } = differencesOf(before, after);
  const words = messages.map(({ key, scope, after: value = null }) => ({
    item: "message" as const,
    key,
    scope,
    value,
    hash: hashOf(value),
  }));
  return [
    ...words,
    ...toggles.map(({ key, after: value = null }) => ({ ...togglePlace(key), value, hash: hashOf(value) })),
    ...forms.map(({ key, after: value = null }) => ({ ...formPlace(key), value, hash: hashOf(value) })),
    ...articles.map(({ key, after: value = null }) => ({ ...articlePlace(key), value, hash: hashOf(value) })),
  ];
}

/**
 * Rolls both sites back to an earlier live release: messages, toggles, web forms and articles together, byte for byte. Drafts stay.
 * @throws NOT_FOUND, CONFLICT (412), OUTSIDE_YOUR_SCOPE, NOT_ALLOWED when it would turn a killed toggle on and the user
 * may not change it
 */
export function restore(
  database: Database,
  id: number,
  version: string,
  by: Authorship,
  actor: Actor,
): Promise<Published> {
  return database.transaction(async (tx) => {
    const locked = await lockedLiveRows(tx);
    refuseMoved(liveEtag(locked), version);
    const row = await releaseRow(tx, id);
    if (row === undefined || (row.kind === "stage" && !(await promotedOf(tx, [id])).has(id)))
      throw new Problem("NOT_FOUND");
    const replaced = await liveRelease(tx, locked);
    requireRollback(actor, row, replaced);
    const live = await goLive(tx, "production", row, await snapshotUses(tx, id), locked, by);
    const restored = { ...by, action: "restored" as const, release: id };
    await putChanges(tx, [...changedItems(replaced, row).map((item) => ({ ...restored, ...item })), restored]);
    return published(row, live);
  });
}
