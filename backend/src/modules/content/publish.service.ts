import type { Wording } from "@portico/gate/contract";
import type { ToggleRegister } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/content";
import type { Database, Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { changedKeys, hashOf, withWording } from "./content.domain.ts";
import type { Authorship, ToggleDefinition, ToggleDefinitions, Wordings } from "./content.types.ts";
import { draftRow, draftRows, dropDraft, holdItem, putChanges, type DraftRow } from "./drafts.repository.ts";
import { liveEtag, refuseMoved, refuseStale } from "./editing.ts";
import { allContracts, liveRows, lockedLiveRows, releaseRow, snapshotUses, type LiveRow, type ReleaseRow } from "./releases.repository.ts";
import { goLive, prepare, refuse, release, type Prepared } from "./release.service.ts";
import { killedDefinition, toggleFindings } from "./toggles.domain.ts";
import { entryOf, togglePlace } from "./toggles.service.ts";

type Release = components["schemas"]["Release"];

/** How a release reads to editors. */
export function releaseOf(row: ReleaseRow, live: readonly LiveRow[]): Release {
  const { id, kind, basedOn, author, at, reason, changedMessages, changedToggles } = row;
  const liveOn = live.filter(({ release: shown }) => shown === id).map(({ site }) => site);
  return { release: String(id), kind, ...(basedOn === null ? {} : { basedOn: String(basedOn) }), author, at: at.toISOString(), reason, changedMessages, changedToggles, liveOn };
}

/** A release together with what is live after it. */
export type Published = { release: Release; etag: string };

const published = (row: ReleaseRow, live: readonly LiveRow[]): Published => ({ release: releaseOf(row, live), etag: liveEtag(live) });

async function standingRelease(tx: Transaction, live: readonly LiveRow[]): Promise<ReleaseRow> {
  const row = live[0] && (await releaseRow(tx, live[0].release));
  if (row === undefined) throw new Problem("TEMPORARILY_UNAVAILABLE");
  return row;
}

/** Which drafts to publish: those named, or all. */
export type Selection = { messages?: string[]; toggles?: string[] };

async function chosenDrafts(tx: Transaction, { messages, toggles }: Selection): Promise<DraftRow[]> {
  const everything = messages === undefined && toggles === undefined;
  const rows = (await draftRows(tx)).filter(({ item, key }) => everything || (item === "message" ? messages : toggles)?.includes(key));
  if (rows.length === 0) throw new Problem("NOTHING_TO_PUBLISH");
  return rows;
}

function withDrafts(base: ReleaseRow, drafts: readonly DraftRow[]): { messages: Wordings; toggles: ToggleDefinitions } {
  const words = drafts.filter(({ item }) => item === "message");
  const switches = drafts.filter(({ item }) => item === "toggle").map(({ key, value }) => [key, value as ToggleDefinition] as const);
  const messages = words.reduce((all, { key, scope, value }) => withWording(all, key, scope, value as Wording), base.messages);
  return { messages, toggles: { ...base.toggles, ...Object.fromEntries(switches) } };
}

function refuseBadToggles(register: ToggleRegister, drafts: readonly DraftRow[]): void {
  const switches = drafts.filter(({ item }) => item === "toggle");
  refuse(switches.flatMap(({ key, value }) => toggleFindings(key, entryOf(register, key), value as ToggleDefinition)));
}

async function takeDrafts(tx: Transaction, drafts: readonly DraftRow[]): Promise<void> {
  for (const draft of drafts) {
    await holdItem(tx, draft);
    if (!(await dropDraft(tx, draft, draft.hash))) throw new Problem("CONFLICT", { status: 412 });
  }
}

type Next = { base: ReleaseRow; drafts: readonly DraftRow[]; messages: Wordings; toggles: ToggleDefinitions; prepared: Prepared };

async function storeNext(tx: Transaction, { base, drafts, messages, toggles, prepared }: Next, live: readonly LiveRow[], by: Authorship): Promise<Published> {
  const row = { ...by, kind: "publish" as const, basedOn: base.id, contract: base.contract, messages, toggles, togglesEtag: hashOf(toggles) };
  const changed = { changedMessages: changedKeys(base.messages, messages), changedToggles: changedKeys(base.toggles, toggles) };
  const made = await release(tx, { ...row, ...changed }, prepared, live, by);
  await putChanges(tx, drafts.map(({ item, key, scope, value, hash }) => ({ ...by, action: "published" as const, item, key, scope, value, hash, release: made.release.id })));
  return published(made.release, made.live);
}

/**
 * Makes a release of what is live and the drafts, and makes it live; everything passes the gate or nothing happens.
 * @throws CONFLICT (412) when something else went live or a draft changed meanwhile, REFUSED_BY_GATE, NOTHING_TO_PUBLISH
 */
export async function publish(database: Database, register: ToggleRegister, selection: Selection, version: string, by: Authorship): Promise<Published> {
  const live = await liveRows(database);
  refuseMoved(live, version);
  const [base, drafts] = [await standingRelease(database, live), await chosenDrafts(database, selection)];
  refuseBadToggles(register, drafts);
  const content = withDrafts(base, drafts);
  const prepared = await prepare(database, await allContracts(database), content.messages);
  return database.transaction(async (tx) => {
    const locked = await lockedLiveRows(tx);
    refuseMoved(locked, version);
    await takeDrafts(tx, drafts);
    return storeNext(tx, { base, drafts, ...content, prepared }, locked, by);
  });
}

const isKilled = (definition: ToggleDefinition | undefined) => definition?.metadata?.["killed"] === true;

/** Whether a release would turn a toggle on again that somebody turned off for everybody. */
const revives = (release: ReleaseRow, standing: ReleaseRow) => Object.keys(standing.toggles).some((key) => isKilled(standing.toggles[key]) && !isKilled(release.toggles[key]));

/**
 * Makes a stored release live again on both sites: copy and toggles together, byte for byte.
 * @param mayToggle whether the author may turn toggles on and off, and so may undo a kill
 * @throws NOT_FOUND, CONFLICT (412), NOT_ALLOWED when a killed toggle would come to life again
 */
export function restore(database: Database, id: number, version: string, by: Authorship, mayToggle: boolean): Promise<Published> {
  return database.transaction(async (tx) => {
    const locked = await lockedLiveRows(tx);
    refuseMoved(locked, version);
    const row = await releaseRow(tx, id);
    if (row === undefined) throw new Problem("NOT_FOUND");
    if (!mayToggle && revives(row, await standingRelease(tx, locked))) throw new Problem("NOT_ALLOWED");
    const live = await goLive(tx, row, await snapshotUses(tx, id), locked, by);
    await putChanges(tx, [{ ...by, action: "restored", release: id }]);
    return published(row, live);
  });
}

async function dropOwnDraft(tx: Transaction, key: string, by: Authorship): Promise<void> {
  const draft = await draftRow(tx, togglePlace(key));
  if (draft === undefined) return;
  await dropDraft(tx, togglePlace(key), draft.hash);
  await putChanges(tx, [{ ...togglePlace(key), ...by, action: "draftDiscarded", value: draft.value, hash: draft.hash }]);
}

/**
 * Turns a toggle off for everybody in a release of its own. A draft of it is dropped, so that publishing something else can't turn it
 * on again by accident.
 * @throws NOT_FOUND, TOGGLE_NOT_KILLABLE, CONFLICT (412)
 */
export function kill(database: Database, register: ToggleRegister, key: string, version: string, by: Authorship): Promise<Published> {
  entryOf(register, key);
  return database.transaction(async (tx) => {
    const locked = await lockedLiveRows(tx);
    await holdItem(tx, togglePlace(key));
    const base = await standingRelease(tx, locked);
    const standing = base.toggles[key];
    const dead = standing && killedDefinition(standing);
    if (standing === undefined || dead === undefined) throw new Problem("TOGGLE_NOT_KILLABLE");
    await refuseStale(tx, togglePlace(key), version, (await draftRow(tx, togglePlace(key)))?.value ?? standing, dead);
    await dropOwnDraft(tx, key, by);
    const toggles = { ...base.toggles, [key]: dead };
    const row = { ...by, kind: "kill" as const, basedOn: base.id, contract: base.contract, messages: base.messages, toggles, togglesEtag: hashOf(toggles), changedMessages: [], changedToggles: [key] };
    const made = await release(tx, row, { uses: await snapshotUses(tx, base.id), snapshots: [] }, locked, by);
    await putChanges(tx, [{ ...togglePlace(key), ...by, action: "killed", release: made.release.id, value: dead, hash: hashOf(dead) }]);
    return published(made.release, made.live);
  });
}
