import type { ToggleRegister } from "@portico/gate/toggles";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { hashOf, changedKeys, wordingIn } from "../content.domain.ts";
import type { Authorship, ToggleDefinition, Scope } from "../content.types.ts";
import type { Place } from "../change-sets/drafts.repository.ts";
import { liveEtag, refuseMoved, refuseStale } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history/history.ts";
import { published, liveRelease, type Published } from "./publication.ts";
import { goLive, release } from "./prepareRelease.service.ts";
import {
  articlesOfRelease,
  lockedLiveRows,
  promotedOf,
  releaseRow,
  snapshotUses,
  type NewRelease,
  type ReleaseRow,
} from "./releases.repository.ts";
import { concernedToggle, reachOfToggle, reaches, requireStep, type Actor } from "../people/scope.domain.ts";
import { isKilled, killedDefinition } from "../toggles/toggles.domain.ts";
import { articlePlace } from "../articles/articles.service.ts";
import { formPlace } from "../forms/forms.service.ts";
import { entryOf, togglePlace } from "../toggles/toggles.service.ts";
import type { components } from "@portico/openapi/studio";

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
function changedItems(before: ReleaseRow, after: ReleaseRow): (Place & { value: unknown; hash: string })[] {
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

function killedRow(base: ReleaseRow, key: string, dead: ToggleDefinition, by: Authorship): NewRelease {
  const toggles = { ...base.toggles, [key]: dead };
  return {
    ...by,
    kind: "kill",
    basedOn: base.id,
    contract: base.contract,
    messages: base.messages,
    toggles,
    togglesEtag: hashOf(toggles),
    forms: base.forms,
    articles: base.articles,
    changedMessages: [],
    changedToggles: [key],
    changedForms: [],
    changedArticles: [],
  };
}

/**
 * Kill switch: turns a toggle off for everyone in a separate release. Its drafts become stale, so that publishing one
 * cannot turn it on again by accident.
 * @throws NOT_FOUND, TOGGLE_NOT_KILLABLE, OUTSIDE_YOUR_SCOPE, CONFLICT (412)
 */
export function kill(
  database: Database,
  register: ToggleRegister,
  key: string,
  version: string,
  by: Authorship,
  actor: Actor,
): Promise<Published> {
  entryOf(register, key);
  requireStep("kill", actor, { items: [concernedToggle(key)] });
  return database.transaction(async (tx) => {
    const locked = await lockedLiveRows(tx);
    const base = await liveRelease(tx, locked);
    const definition = base.toggles[key];
    const dead = definition && killedDefinition(definition);
    if (definition === undefined || dead === undefined) throw new Problem("TOGGLE_NOT_KILLABLE");
    await refuseStale(tx, togglePlace(key), version, definition, dead);
    const made = await release(
      tx,
      "production",
      killedRow(base, key, dead, by),
      { uses: await snapshotUses(tx, base.id), snapshots: [] },
      locked,
      by,
    );
    await putChanges(tx, [
      { ...togglePlace(key), ...by, action: "killed", release: made.release.id, value: dead, hash: hashOf(dead) },
    ]);
    return published(made.release, made.live);
  });
}

type Differences = components["schemas"]["Differences"];

const scopes: readonly Scope[] = ["all", "business", "community"];

const sides = <T>(before: T | undefined, after: T | undefined) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

function messageDifferences(a: ReleaseRow, b: ReleaseRow): Differences["messages"] {
  const places = changedKeys(a.messages, b.messages).flatMap((key) => scopes.map((scope) => ({ key, scope })));
  return places.flatMap(({ key, scope }) => {
    const [before, after] = [wordingIn(a.messages[key], scope), wordingIn(b.messages[key], scope)];
    return hashOf(before) === hashOf(after) ? [] : [{ key, scope, ...sides(before, after) }];
  });
}

/** The differences between two releases, each with both values. */
function differencesOf(a: ReleaseRow, b: ReleaseRow): Differences {
  const toggles = changedKeys(a.toggles, b.toggles).map((key) => ({ key, ...sides(a.toggles[key], b.toggles[key]) }));
  const forms = changedKeys(a.forms, b.forms).map((key) => ({ key, ...sides(a.forms[key], b.forms[key]) }));
  const [former, newer] = [articlesOfRelease(a), articlesOfRelease(b)];
  const articles = changedKeys(former, newer).map((key) => ({ key, ...sides(former[key], newer[key]) }));
  return { messages: messageDifferences(a, b), toggles, forms, articles };
}

/**
 * As above, by release numbers.
 * @throws NOT_FOUND
 */
export async function differences(tx: Transaction, release: number, other: number): Promise<Differences> {
  const [a, b] = [await releaseRow(tx, release), await releaseRow(tx, other)];
  if (a === undefined || b === undefined) throw new Problem("NOT_FOUND");
  return differencesOf(a, b);
}
