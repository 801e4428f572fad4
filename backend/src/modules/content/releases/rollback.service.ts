import type { ToggleRegister } from "@portico/gate/toggles";
import type { Database } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { hashOf } from "../content.domain.ts";
import type { Authorship, ToggleDefinition } from "../content.types.ts";
import { differencesOf } from "./differences.ts";
import type { Place } from "../change-sets/drafts.repository.ts";
import { liveEtag, refuseMoved, refuseStale } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history.ts";
import { published, standingRelease, type Published } from "./publication.ts";
import { goLive, release } from "./prepareRelease.service.ts";
import { lockedLiveRows, promotedOf, releaseRow, snapshotUses, type NewRelease, type ReleaseRow } from "./releases.repository.ts";
import { concernedToggle, reachOfToggle, reaches, requireStep, type Actor } from "../scope.domain.ts";
import { isKilled, killedDefinition } from "../toggles/toggles.domain.ts";
import { entryOf, togglePlace } from "../toggles/toggles.service.ts";

/** Toggles that somebody turned off for everybody and that a release would turn on again. */
const revived = (row: ReleaseRow, standing: ReleaseRow) => Object.keys(standing.toggles).filter((key) => isKilled(standing.toggles[key]) && !isKilled(row.toggles[key]));

/** Going back changes everything at once, so it takes a publisher of everything touched. */
function refuseUnlessOver(actor: Actor, row: ReleaseRow, standing: ReleaseRow): void {
  requireStep("rollback", actor, { items: [] });
  if (!revived(row, standing).every((key) => reaches(actor, ["toggleAdministrator"], reachOfToggle(key)))) throw new Problem("NOT_ALLOWED");
}

/** What customers see differently after another release than before, item by item: it belongs into the history of each. */
function changedItems(before: ReleaseRow, after: ReleaseRow): (Place & { value: unknown; hash: string })[] {
  const { messages, toggles } = differencesOf(before, after);
  const words = messages.map(({ key, scope, after: value = null }) => ({ item: "message" as const, key, scope, value, hash: hashOf(value) }));
  return [...words, ...toggles.map(({ key, after: value = null }) => ({ ...togglePlace(key), value, hash: hashOf(value) }))];
}

/**
 * Makes a release that was live once live again on both sites: copy and toggles together, byte for byte. Drafts stay.
 * @throws NOT_FOUND, CONFLICT (412), OUTSIDE_YOUR_SCOPE, NOT_ALLOWED when a killed toggle would come to life again by the hand of somebody who may not turn it
 */
export function restore(database: Database, id: number, version: string, by: Authorship, actor: Actor): Promise<Published> {
  return database.transaction(async (tx) => {
    const locked = await lockedLiveRows(tx);
    refuseMoved(liveEtag(locked), version);
    const row = await releaseRow(tx, id);
    if (row === undefined || (row.kind === "stage" && !(await promotedOf(tx, [id])).has(id))) throw new Problem("NOT_FOUND");
    const standing = await standingRelease(tx, locked);
    refuseUnlessOver(actor, row, standing);
    const live = await goLive(tx, "production", row, await snapshotUses(tx, id), locked, by);
    const restored = { ...by, action: "restored" as const, release: id };
    await putChanges(tx, [...changedItems(standing, row).map((item) => ({ ...restored, ...item })), restored]);
    return published(row, live);
  });
}

function killedRow(base: ReleaseRow, key: string, dead: ToggleDefinition, by: Authorship): NewRelease {
  const toggles = { ...base.toggles, [key]: dead };
  return { ...by, kind: "kill", basedOn: base.id, contract: base.contract, messages: base.messages, toggles, togglesEtag: hashOf(toggles), changedMessages: [], changedToggles: [key] };
}

/**
 * Turns a toggle off for everybody in a release of its own. Drafts of it no longer start from what is live, so that publishing one can't
 * turn it on again by accident.
 * @throws NOT_FOUND, TOGGLE_NOT_KILLABLE, OUTSIDE_YOUR_SCOPE, CONFLICT (412)
 */
export function kill(database: Database, register: ToggleRegister, key: string, version: string, by: Authorship, actor: Actor): Promise<Published> {
  entryOf(register, key);
  requireStep("kill", actor, { items: [concernedToggle(key)] });
  return database.transaction(async (tx) => {
    const locked = await lockedLiveRows(tx);
    const base = await standingRelease(tx, locked);
    const standing = base.toggles[key];
    const dead = standing && killedDefinition(standing);
    if (standing === undefined || dead === undefined) throw new Problem("TOGGLE_NOT_KILLABLE");
    await refuseStale(tx, togglePlace(key), version, standing, dead);
    const made = await release(tx, "production", killedRow(base, key, dead, by), { uses: await snapshotUses(tx, base.id), snapshots: [] }, locked, by);
    await putChanges(tx, [{ ...togglePlace(key), ...by, action: "killed", release: made.release.id, value: dead, hash: hashOf(dead) }]);
    return published(made.release, made.live);
  });
}
