import type { ToggleRegister } from "@portico/gate/toggles";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { isOver, requireApproved, subjectOf } from "../change-sets/changeSets.domain.ts";
import { changeChangeSet, changeSetRow, heldChangeSet, heldChangeSets, type ChangeSetRow } from "../change-sets/changeSets.repository.ts";
import type { Authorship } from "../content.types.ts";
import { draftsIn, dropDraftsIn, type DraftRow } from "../change-sets/drafts.repository.ts";
import { changeSetEtag, liveEtag, refuseMoved } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history.ts";
import { openDesk } from "../messages/messages.service.ts";
import { prepareNext, published, refuseBreaking, rowOf, standingRelease, type NextRelease, type Published } from "./publication.ts";
import { goLive, release } from "./prepareRelease.service.ts";
import { liveRows, lockedLiveRows, productionOf, putSnapshots, releaseRow, snapshotUses, stageOf, type LiveRow, type ReleaseRow } from "./releases.repository.ts";
import { requireStep, type Actor } from "../scope.domain.ts";

/** Change sets are over: what was in them is live and in the history. */
async function close(tx: Transaction, drafts: readonly DraftRow[], number: number, by: Authorship): Promise<void> {
  const sets = [...new Set(drafts.map(({ changeSet }) => changeSet))];
  for (const id of sets) await changeChangeSet(tx, id, { state: "published", release: number, publishAt: null });
  await dropDraftsIn(tx, sets);
  await putChanges(tx, drafts.map(({ changeSet, item, key, scope, value, hash }) => ({ ...by, action: "published" as const, changeSet, item, key, scope, value, hash, release: number })));
}

type Wanted = { id: number; version: string; by: Authorship; actor?: Actor };

async function approvedDrafts(tx: Transaction, { id, version, actor }: Wanted, held: boolean): Promise<DraftRow[]> {
  const row = await (held ? heldChangeSet : changeSetRow)(tx, id);
  const drafts = await draftsIn(tx, [id]);
  if (actor) requireStep("publish", actor, subjectOf(row, drafts, await openDesk(tx)));
  refuseMoved(changeSetEtag(row), version);
  requireApproved(row, drafts);
  return drafts;
}

async function storeNext(tx: Transaction, next: NextRelease, drafts: readonly DraftRow[], live: readonly LiveRow[], by: Authorship): Promise<Published> {
  const made = await release(tx, "production", rowOf(next, "publish", drafts, by), next.prepared, live, by);
  await close(tx, drafts, made.release.id, by);
  return published(made.release, made.live);
}

/**
 * Makes a release of what is live and an approved change set, and makes it live; everything passes the gate or nothing happens.
 * Somebody else's publication in between only makes it begin anew: what matters is that its drafts start from what is live.
 * @param wanted without an actor it is the schedule that publishes what was approved; its version says that it is still scheduled for then
 * @throws NOT_FOUND, CONFLICT (412) when the change set changed, APPROVAL_REQUIRED, NOT_FROM_LIVE, REFUSED_BY_GATE, OUTSIDE_YOUR_SCOPE
 */
export async function publish(database: Database, register: ToggleRegister, wanted: Wanted): Promise<Published> {
  const before = await liveRows(database);
  const drafts = await approvedDrafts(database, wanted, false);
  const next = await prepareNext(database, register, await standingRelease(database, before), drafts, wanted.by.at);
  const done = await database.transaction(async (tx) => {
    const live = await lockedLiveRows(tx);
    if (liveEtag(live) !== liveEtag(before)) return undefined;
    return storeNext(tx, next, await approvedDrafts(tx, wanted, true), live, wanted.by);
  });
  return done ?? publish(database, register, wanted);
}

/**
 * Compiles and compresses what an approved change set would make live, so that publishing it has only to move a pointer. Whatever speaks against
 * publishing is told when somebody publishes.
 */
export async function makeReady(database: Database, register: ToggleRegister, id: number, now: Date): Promise<void> {
  const base = await standingRelease(database, await liveRows(database));
  try {
    const { prepared } = await prepareNext(database, register, base, await draftsIn(database, [id]), now);
    await putSnapshots(database, prepared.snapshots);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/** Staging takes a publisher of everything that comes onto it, and of everything that leaves it. */
async function requireStaging(tx: Transaction, changeSets: readonly number[], live: readonly LiveRow[], actor: Actor): Promise<void> {
  const shown = await releaseRow(tx, stageOf(live)?.release ?? 0);
  const leaving = shown?.id === productionOf(live)?.release ? [] : (shown?.changeSets ?? []).map(({ id }) => id);
  const desk = await openDesk(tx);
  const touched = [...new Set([...changeSets, ...leaving])];
  const sets = await Promise.all(touched.map(async (id) => ({ row: await changeSetRow(tx, id), drafts: await draftsIn(tx, [id]) })));
  const ofUse = sets.filter(({ row }) => changeSets.includes(row.id) || !isOver(row));
  for (const { row, drafts } of ofUse) requireStep("stage", actor, subjectOf(row, drafts, desk));
}

/**
 * Shows change sets on staging, on top of what customers see; none puts staging back to that.
 * @throws NOT_FOUND, CONFLICT (412) when something went live meanwhile, NOT_FROM_LIVE, REFUSED_BY_GATE, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE
 */
export async function stage(database: Database, register: ToggleRegister, changeSets: readonly number[], version: string, by: Authorship, actor: Actor): Promise<Published> {
  const before = await liveRows(database);
  await requireStaging(database, changeSets, before, actor);
  refuseMoved(liveEtag(before), version);
  const [base, drafts] = [await standingRelease(database, before), await draftsIn(database, changeSets)];
  const next = drafts.length > 0 ? await prepareNext(database, register, base, drafts, by.at) : undefined;
  return database.transaction(async (tx) => {
    const live = await lockedLiveRows(tx);
    refuseMoved(liveEtag(live), version);
    const made = next ? await release(tx, "stage", rowOf(next, "stage", drafts, by), next.prepared, live, by) : { release: base, live: await goLive(tx, "stage", base, await snapshotUses(tx, base.id), live, by) };
    await putChanges(tx, [{ ...by, action: "staged", release: made.release.id }]);
    return published(made.release, made.live);
  });
}

async function stagedRelease(tx: Transaction, live: readonly LiveRow[]): Promise<ReleaseRow> {
  const [staged, standing] = [stageOf(live)?.release, productionOf(live)?.release];
  const row = staged === standing ? undefined : await releaseRow(tx, staged ?? 0);
  if (row === undefined) throw new Problem("NOTHING_TO_PUBLISH");
  if (row.basedOn !== standing) throw new Problem("NOT_FROM_LIVE");
  return row;
}

/** Every change set of the stage is approved exactly as it stands there. */
async function approvedOnStage(tx: Transaction, { changeSets }: ReleaseRow): Promise<{ rows: ChangeSetRow[]; drafts: DraftRow[] }> {
  const rows = await heldChangeSets(tx, changeSets.map(({ id }) => id).sort((a, b) => a - b));
  const drafts = await draftsIn(tx, rows.map(({ id }) => id));
  for (const row of rows) {
    requireApproved(row, drafts.filter(({ changeSet }) => changeSet === row.id));
    if (row.hash !== changeSets.find(({ id }) => id === row.id)?.hash) throw new Problem("APPROVAL_REQUIRED");
  }
  return { rows, drafts };
}

/**
 * Makes live what the stage shows, byte for byte.
 * @throws CONFLICT (412), NOTHING_TO_PUBLISH, NOT_FROM_LIVE when something else went live since, APPROVAL_REQUIRED, REFUSED_BY_GATE, OUTSIDE_YOUR_SCOPE
 */
export function promote(database: Database, version: string, by: Authorship, actor: Actor): Promise<Published> {
  return database.transaction(async (tx) => {
    const live = await lockedLiveRows(tx);
    refuseMoved(liveEtag(live), version);
    const staged = await stagedRelease(tx, live);
    const { rows, drafts } = await approvedOnStage(tx, staged);
    const desk = await openDesk(tx);
    for (const row of rows) requireStep("promote", actor, subjectOf(row, drafts.filter(({ changeSet }) => changeSet === row.id), desk));
    await refuseBreaking(tx, drafts, by.at);
    const after = await goLive(tx, "production", staged, await snapshotUses(tx, staged.id), live, by);
    await close(tx, drafts, staged.id, by);
    return published(staged, after);
  });
}
