import type { ToggleEntry, ToggleRegister } from "@portico/gate/toggles";
import { and, eq, inArray, max } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { ownChangeSet } from "../change-sets/changeSets.repository.ts";
import { draftsAt, draftsOfItem, type DraftTarget } from "../change-sets/drafts.repository.ts";
import { type ItemEdit, type ReadLive, saveItemDraft } from "../change-sets/itemDrafts.service.ts";
import { contentChanges, contentReleases } from "../content.tables.ts";
import type { Authorship, ToggleDefinition, ToggleDefinitions } from "../content.types.ts";
import { loadLiveContent } from "../messages/messages.service.ts";
import { refuse } from "../releases/prepareRelease.service.ts";
import type { Actor } from "../people/scope.domain.ts";
import { toggleFindings } from "./toggleFindings.domain.ts";
import { ownDefinition } from "./toggles.domain.ts";
import { type Toggle, type ToggleDependencies, toggleView } from "./toggles.view.ts";

export const togglePlace = (key: string): DraftTarget => ({ item: "toggle", key, scope: "all" });

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

/** The live definition of a registered toggle. */
export const liveToggle =
  ({ key }: DraftTarget): ReadLive =>
  async (tx) =>
    liveOf((await loadLiveContent(tx)).toggles, key);

/**
 * Saves a toggle's draft. Unlike a text, a definition that the gate rejects cannot be saved.
 * @throws NOT_FOUND, REFUSED_BY_GATE, OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412) with base, theirs and
 * mine
 */
export async function saveToggleDraft(
  deps: ToggleDependencies,
  register: ToggleRegister,
  edit: ItemEdit,
  definition: ToggleDefinition,
  by: Authorship,
  actor: Actor,
): Promise<Toggle> {
  const { key } = edit.place;
  const entry = entryOf(register, key);
  const mine = ownDefinition(entry, definition);
  refuse(toggleFindings(key, entry, mine));
  return deps.database.transaction(async (tx) =>
    viewAt(deps, tx, entry, key, await saveItemDraft(tx, edit, liveToggle(edit.place), mine, by, actor)),
  );
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
