import type { ToggleRegister } from "@portico/gate/toggles";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { isOver, requireDistinctItems, requireApproved, subjectOf } from "../change-sets/changeSets.domain.ts";
import {
  changeChangeSet,
  changeSetRow,
  heldChangeSet,
  heldChangeSets,
  type ChangeSetRow,
} from "../change-sets/changeSets.repository.ts";
import type { Authorship } from "../content.types.ts";
import { draftsIn, dropDraftsIn, type DraftRow } from "../change-sets/drafts.repository.ts";
import { changeSetEtag, liveEtag, refuseMoved } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history/history.ts";
import { loadLiveContent } from "../messages/messages.service.ts";
import {
  prepareNext,
  published,
  refuseBreaking,
  rowOf,
  liveRelease,
  type NextRelease,
  type Published,
} from "./publication.ts";
import { goLive, release } from "./prepareRelease.service.ts";
import {
  liveRows,
  lockedLiveRows,
  productionOf,
  putSnapshots,
  releaseRow,
  snapshotUses,
  stagingOf,
  type LiveRow,
  type ReleaseRow,
} from "./releases.repository.ts";
import { requireStep, type Actor } from "../people/scope.domain.ts";

/** Closes published change sets: their content is live and in the history. */
async function close(tx: Transaction, drafts: readonly DraftRow[], number: number, by: Authorship): Promise<void> {
  const sets = [...new Set(drafts.map(({ changeSet }) => changeSet))];
  for (const id of sets) await changeChangeSet(tx, id, { state: "published", release: number, publishAt: null });
  await dropDraftsIn(tx, sets);
  await putChanges(
    tx,
    drafts.map(({ changeSet, item, key, scope, value, hash }) => ({
      ...by,
      action: "published" as const,
      changeSet,
      item,
      key,
      scope,
      value,
      hash,
      release: number,
    })),
  );
}

type Wanted = { id: number; version: string; by: Authorship; actor?: Actor };

async function approvedDrafts(tx: Transaction, { id, version, actor }: Wanted, held: boolean): Promise<DraftRow[]> {
  const row = await (held ? heldChangeSet : changeSetRow)(tx, id);
  const drafts = await draftsIn(tx, [id]);
  if (actor) requireStep("publish", actor, subjectOf(row, drafts, await loadLiveContent(tx)));
  refuseMoved(changeSetEtag(row), version);
  requireApproved(row, drafts);
  return drafts;
}

async function storeNext(
  tx: Transaction,
  next: NextRelease,
  drafts: readonly DraftRow[],
  live: readonly LiveRow[],
  by: Authorship,
): Promise<Published> {
  const made = await release(tx, "production", rowOf(next, "publish", drafts, by), next.prepared, live, by);
  await close(tx, drafts, made.release.id, by);
  return published(made.release, made.live);
}

/**
 * Publishes an approved change set on top of the live content, all or nothing. Retried after another publication, as
 * long as its drafts are not stale.
 * @param wanted without an actor the schedule publishes what was approved; its version ensures that it is still
 * scheduled for then
 * @throws NOT_FOUND, CONFLICT (412) when the change set changed, APPROVAL_REQUIRED, NOT_FROM_LIVE, REFUSED_BY_GATE,
 * OUTSIDE_YOUR_SCOPE
 */
export async function publish(database: Database, register: ToggleRegister, wanted: Wanted): Promise<Published> {
  const before = await liveRows(database);
  const drafts = await approvedDrafts(database, wanted, false);
  const next = await prepareNext(database, register, await liveRelease(database, before), drafts, wanted.by.at);
  const done = await database.transaction(async (tx) => {
    const live = await lockedLiveRows(tx);
    if (liveEtag(live) !== liveEtag(before)) return undefined;
    return storeNext(tx, next, await approvedDrafts(tx, wanted, true), live, wanted.by);
  });
  return done ?? publish(database, register, wanted);
}

/**
 * Precompiles and compresses an approved change set, so that publishing only moves the live pointer. Errors are left to
 * the publication.
 */
export async function makeReady(database: Database, register: ToggleRegister, id: number, now: Date): Promise<void> {
  const base = await liveRelease(database, await liveRows(database));
  try {
    const { prepared } = await prepareNext(database, register, base, await draftsIn(database, [id]), now);
    await putSnapshots(database, prepared.snapshots);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/** Staging requires a publisher for everything that is added to it or removed from it. */
async function requireStaging(
  tx: Transaction,
  changeSets: readonly number[],
  live: readonly LiveRow[],
  actor: Actor,
): Promise<void> {
  const shown = await releaseRow(tx, stagingOf(live)?.release ?? 0);
  const leaving = shown?.id === productionOf(live)?.release ? [] : (shown?.changeSets ?? []).map(({ id }) => id);
  const content = await loadLiveContent(tx);
  const touched = [...new Set([...changeSets, ...leaving])];
  for (const id of touched) {
    const row = await changeSetRow(tx, id);
    if (changeSets.includes(id) || !isOver(row))
      requireStep("stage", actor, subjectOf(row, await draftsIn(tx, [id]), content));
  }
}

/**
 * Puts change sets on staging, on top of the live content; an empty list resets staging.
 * @throws NOT_FOUND, CONFLICT (412) when something was published meanwhile, CHANGED_TWICE when two of them change the
 * same place, NOT_FROM_LIVE, REFUSED_BY_GATE, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE
 */
export async function stage(
  database: Database,
  register: ToggleRegister,
  changeSets: readonly number[],
  version: string,
  by: Authorship,
  actor: Actor,
): Promise<Published> {
  const before = await liveRows(database);
  await requireStaging(database, changeSets, before, actor);
  refuseMoved(liveEtag(before), version);
  const [base, drafts] = [await liveRelease(database, before), await draftsIn(database, changeSets)];
  requireDistinctItems(drafts);
  const next = drafts.length > 0 ? await prepareNext(database, register, base, drafts, by.at) : undefined;
  return database.transaction(async (tx) => {
    const live = await lockedLiveRows(tx);
    refuseMoved(liveEtag(live), version);
    const made = next
      ? await release(tx, "stage", rowOf(next, "stage", drafts, by), next.prepared, live, by)
      : { release: base, live: await goLive(tx, "stage", base, await snapshotUses(tx, base.id), live, by) };
    await putChanges(tx, [{ ...by, action: "staged", release: made.release.id }]);
    return published(made.release, made.live);
  });
}

async function stagedRelease(tx: Transaction, live: readonly LiveRow[]): Promise<ReleaseRow> {
  const [staged, liveId] = [stagingOf(live)?.release, productionOf(live)?.release];
  const row = staged === liveId ? undefined : await releaseRow(tx, staged ?? 0);
  if (row === undefined) throw new Problem("NOTHING_TO_PUBLISH");
  if (row.basedOn !== liveId) throw new Problem("NOT_FROM_LIVE");
  return row;
}

/** Checks that every change set on staging is approved exactly as staged. */
async function approvedOnStaging(
  tx: Transaction,
  { changeSets }: ReleaseRow,
): Promise<{ rows: ChangeSetRow[]; drafts: DraftRow[] }> {
  const rows = await heldChangeSets(
    tx,
    changeSets.map(({ id }) => id).sort((a, b) => a - b),
  );
  const drafts = await draftsIn(
    tx,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    requireApproved(
      row,
      drafts.filter(({ changeSet }) => changeSet === row.id),
    );
    if (row.hash !== changeSets.find(({ id }) => id === row.id)?.hash) throw new Problem("APPROVAL_REQUIRED");
  }
  return { rows, drafts };
}

/**
 * Promotes staging's release to production, byte for byte.
 * @throws CONFLICT (412), NOTHING_TO_PUBLISH, NOT_FROM_LIVE when something else was published since, APPROVAL_REQUIRED,
 * REFUSED_BY_GATE, OUTSIDE_YOUR_SCOPE
 */
export function promote(database: Database, version: string, by: Authorship, actor: Actor): Promise<Published> {
  return database.transaction(async (tx) => {
    const live = await lockedLiveRows(tx);
    refuseMoved(liveEtag(live), version);
    const staged = await stagedRelease(tx, live);
    const { rows, drafts } = await approvedOnStaging(tx, staged);
    const content = await loadLiveContent(tx);
    for (const row of rows)
      requireStep(
        "promote",
        actor,
        subjectOf(
          row,
          drafts.filter(({ changeSet }) => changeSet === row.id),
          content,
        ),
      );
    await refuseBreaking(tx, drafts, by.at);
    const after = await goLive(tx, "production", staged, await snapshotUses(tx, staged.id), live, by);
    await close(tx, drafts, staged.id, by);
    return published(staged, after);
  });
}
