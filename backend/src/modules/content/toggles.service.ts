import type { ToggleEntry, ToggleRegister } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/content";
import type { Database, Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { hashOf } from "./content.domain.ts";
import type { Authorship, ToggleDefinition, ToggleDefinitions } from "./content.types.ts";
import { draftRow, draftRows, dropDraft, holdItem, putChanges, putDraft, type DraftRow, type Place } from "./drafts.repository.ts";
import { etagOf, refuseStale } from "./editing.ts";
import { liveRows, releaseRow } from "./releases.repository.ts";
import { refuse } from "./release.service.ts";
import { ownDefinition, toggleFindings } from "./toggles.domain.ts";

type Toggle = components["schemas"]["Toggle"];

export const togglePlace = (key: string): Place => ({ item: "toggle", key, scope: "all" });

export async function liveToggles(tx: Transaction): Promise<ToggleDefinitions> {
  const [first] = await liveRows(tx);
  return (first && (await releaseRow(tx, first.release)))?.toggles ?? {};
}

/** The entry of the register. @throws NOT_FOUND */
export function entryOf(register: ToggleRegister, key: string): ToggleEntry {
  const entry = Object.hasOwn(register, key) ? register[key] : undefined;
  if (entry === undefined) throw new Problem("NOT_FOUND");
  return entry;
}

const definitionOf = (draft: DraftRow | undefined) => draft?.value as ToggleDefinition | undefined;

function toggleOf(key: string, entry: ToggleEntry, live: ToggleDefinition, draft: DraftRow | undefined): Toggle {
  const definition = definitionOf(draft);
  return {
    key,
    etag: etagOf(definition ?? live),
    description: entry.description,
    owner: entry.owner,
    expires: entry.expires,
    applies: entry.applies,
    killed: live.metadata?.["killed"] === true,
    live,
    ...(draft && definition ? { draft: { author: draft.author, at: draft.at.toISOString(), reason: draft.reason, definition } } : {}),
  };
}

function liveOf(live: ToggleDefinitions, key: string): ToggleDefinition {
  const definition = Object.hasOwn(live, key) ? live[key] : undefined;
  if (definition === undefined) throw new Problem("NOT_FOUND");
  return definition;
}

/** Every toggle of the register. */
export async function toggles(tx: Transaction, register: ToggleRegister): Promise<Toggle[]> {
  const [live, drafts] = [await liveToggles(tx), await draftRows(tx)];
  return Object.entries(register).flatMap(([key, entry]) => {
    const definition = live[key];
    return definition ? [toggleOf(key, entry, definition, drafts.find((row) => row.item === "toggle" && row.key === key))] : [];
  });
}

/** One toggle. @throws NOT_FOUND */
export async function toggleAt(tx: Transaction, register: ToggleRegister, key: string): Promise<Toggle> {
  return toggleOf(key, entryOf(register, key), liveOf(await liveToggles(tx), key), await draftRow(tx, togglePlace(key)));
}

/**
 * Saves a draft of a toggle. Unlike wording, a definition that the gate refuses is not even kept.
 * @throws NOT_FOUND, REFUSED_BY_GATE, CONFLICT (412) with base, theirs and mine
 */
export async function saveToggleDraft(database: Database, register: ToggleRegister, key: string, definition: ToggleDefinition, version: string, by: Authorship): Promise<Toggle> {
  const entry = entryOf(register, key);
  const mine = ownDefinition(entry, definition);
  refuse(toggleFindings(key, entry, mine));
  return database.transaction(async (tx) => {
    await holdItem(tx, togglePlace(key));
    const live = liveOf(await liveToggles(tx), key);
    await refuseStale(tx, togglePlace(key), version, definitionOf(await draftRow(tx, togglePlace(key))) ?? live, mine);
    const row: DraftRow = { ...togglePlace(key), value: mine, hash: hashOf(mine), ...by };
    await putDraft(tx, row);
    await putChanges(tx, [{ ...row, action: "draftSaved" }]);
    return toggleOf(key, entry, live, row);
  });
}

/** Drops a draft. @throws NOT_FOUND when there is none, CONFLICT (412) */
export function discardToggleDraft(database: Database, key: string, version: string, by: Authorship): Promise<void> {
  return database.transaction(async (tx) => {
    await holdItem(tx, togglePlace(key));
    const draft = await draftRow(tx, togglePlace(key));
    if (draft === undefined) throw new Problem("NOT_FOUND");
    await refuseStale(tx, togglePlace(key), version, draft.value, null);
    await dropDraft(tx, togglePlace(key), draft.hash);
    await putChanges(tx, [{ ...togglePlace(key), ...by, action: "draftDiscarded", value: draft.value, hash: draft.hash }]);
  });
}
