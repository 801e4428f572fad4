import type { ToggleEntry, ToggleRegister } from "@portico/gate/toggles";
import { and, eq, inArray, max } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { changeSetForDraft } from "../change-sets/createChangeSet.ts";
import { changeChangeSet, ownChangeSet } from "../change-sets/changeSets.repository.ts";
import { draftRow, draftsAt, draftsOfItem, dropDraft, type Place } from "../change-sets/drafts.repository.ts";
import { saveWritten } from "../change-sets/drafts.service.ts";
import { refuseStale } from "../change-sets/optimisticConcurrency.ts";
import { contentChanges, contentReleases } from "../content.tables.ts";
import type { Authorship, ToggleDefinition, ToggleDefinitions } from "../content.types.ts";
import { putChanges } from "../history/history.ts";
import { loadLiveContent } from "../messages/messages.service.ts";
import { refuse } from "../releases/prepareRelease.service.ts";
import { type Actor, concernedToggle, requireStep } from "../people/scope.domain.ts";
import { toggleFindings } from "./toggleFindings.domain.ts";
import { ownDefinition } from "./toggles.domain.ts";
import { definitionOf, type Toggle, type ToggleDependencies, toggleView } from "./toggles.view.ts";

export const togglePlace = (key: string): Place => ({ item: "toggle", key, scope: "all" });

/**
 * A toggle's entry in the register.
 * @throws NOT_FOUND
 */
export function entryOf(register: ToggleRegister, key: string): ToggleEntry {
  const entry = Object.hasOwn(register, key) ? register[key] : undefined;
  if (entry === undefined) throw new Problem("NOT_FOUND");
  return entry;
}

function liveOf(live: ToggleDefinitions, key: string): ToggleDefinition {
  const definition = Object.hasOwn(live, key) ? live[key] : undefined;
  if (definition === undefined) throw new Problem("NOT_FOUND");
  return definition;
}

/** The date of a toggle that is older than the first stored release. */
const longAgo = new Date(0);

/** All registered toggles, with the drafts of the caller's own change set. */
export async function toggles(deps: ToggleDependencies, register: ToggleRegister, username: string): Promise<Toggle[]> {
  const tx = deps.database;
  const [{ toggles: live }, drafts, changeSet, since] = [
    await loadLiveContent(tx),
    await draftsOfItem(tx, "toggle"),
    (await ownChangeSet(tx, username))?.id,
    await liveSince(tx),
  ];
  return Object.entries(register).flatMap(([key, entry]) => {
    const definition = live[key];
    return definition
      ? [
          toggleView(deps, {
            key,
            entry,
            live: definition,
            since: since.get(key) ?? longAgo,
            drafts: drafts.filter((row) => row.key === key),
            changeSet,
          }),
        ]
      : [];
  });
}

async function viewAt(
  deps: ToggleDependencies,
  tx: Transaction,
  entry: ToggleEntry,
  key: string,
  changeSet: number | undefined,
): Promise<Toggle> {
  const [{ toggles: live }, drafts, since] = [
    await loadLiveContent(tx),
    await draftsAt(tx, togglePlace(key)),
    await liveSince(tx),
  ];
  return toggleView(deps, { key, entry, live: liveOf(live, key), since: since.get(key) ?? longAgo, drafts, changeSet });
}

/**
 * One toggle, with its draft in a change set.
 * @throws NOT_FOUND
 */
export async function toggleAt(
  deps: ToggleDependencies,
  register: ToggleRegister,
  key: string,
  changeSet: number | undefined,
  username: string,
): Promise<Toggle> {
  const { database } = deps;
  return viewAt(deps, database, entryOf(register, key), key, changeSet ?? (await ownChangeSet(database, username))?.id);
}

/** The toggle to change, and the change set (by default the caller's own). */
export type ToggleEdit = { key: string; changeSet: number | undefined };

/**
 * Saves a toggle's draft. Unlike a text, a definition that the gate rejects cannot be saved.
 * @throws NOT_FOUND, REFUSED_BY_GATE, OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412) with base, theirs and
 * mine
 */
export async function saveToggleDraft(
  deps: ToggleDependencies,
  register: ToggleRegister,
  { key, changeSet }: ToggleEdit,
  definition: ToggleDefinition,
  version: string,
  by: Authorship,
  actor: Actor,
): Promise<Toggle> {
  const entry = entryOf(register, key);
  const mine = ownDefinition(entry, definition);
  refuse(toggleFindings(key, entry, mine));
  requireStep("write", actor, { items: [concernedToggle(key)] });
  return deps.database.transaction(async (tx) => {
    const set = await changeSetForDraft(tx, changeSet, by);
    const [live, draft] = [
      liveOf((await loadLiveContent(tx)).toggles, key),
      await draftRow(tx, set.id, togglePlace(key)),
    ];
    await refuseStale(tx, togglePlace(key), version, definitionOf(draft) ?? live, mine);
    await saveWritten(tx, [{ place: togglePlace(key), changeSet: set.id, value: mine, live, standing: draft }], by);
    await changeChangeSet(tx, set.id, {});
    return viewAt(deps, tx, entry, key, set.id);
  });
}

/**
 * Discards a draft.
 * @throws NOT_FOUND when there is none, OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412)
 */
export function discardToggleDraft(
  database: Database,
  { key, changeSet }: ToggleEdit,
  version: string,
  by: Authorship,
  actor: Actor,
): Promise<void> {
  requireStep("write", actor, { items: [concernedToggle(key)] });
  return database.transaction(async (tx) => {
    const set = await changeSetForDraft(tx, changeSet, by);
    const draft = await draftRow(tx, set.id, togglePlace(key));
    if (draft === undefined) throw new Problem("NOT_FOUND");
    await refuseStale(tx, togglePlace(key), version, draft.value, null);
    await dropDraft(tx, set.id, togglePlace(key));
    await changeChangeSet(tx, set.id, {});
    await putChanges(tx, [
      { ...togglePlace(key), ...by, changeSet: set.id, action: "draftDiscarded", value: draft.value, hash: draft.hash },
    ]);
  });
}

type Times = ReadonlyMap<string, Date>;

async function published(tx: Transaction): Promise<(readonly [string, Date])[]> {
  const { item, action, key, at } = contentChanges;
  const rows = await tx
    .select({ key, at: max(at) })
    .from(contentChanges)
    .where(and(eq(item, "toggle"), inArray(action, ["published", "killed", "restored"])))
    .groupBy(key);
  return rows.flatMap(({ key: name, at: when }) => (name && when ? [[name, when] as const] : []));
}

async function fromCatalogues(tx: Transaction): Promise<(readonly [string, Date])[]> {
  const { at, changedToggles, kind } = contentReleases;
  const rows = await tx.select({ at, changedToggles }).from(contentReleases).where(eq(kind, "catalogue"));
  return rows.flatMap((row) => row.changedToggles.map((key) => [key, row.at] as const));
}

const later = (a: Date | undefined, b: Date) => (a !== undefined && a > b ? a : b);

/** When each toggle's live definition went live: published, killed, merged from a build, or rolled back. */
async function liveSince(tx: Transaction): Promise<Times> {
  const times = new Map<string, Date>();
  for (const [key, at] of [...(await fromCatalogues(tx)), ...(await published(tx))])
    times.set(key, later(times.get(key), at));
  return times;
}
