import type { ToggleRegister } from "@portico/gate/toggles";
import type { Database } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { hashOf } from "../content.domain.ts";
import type { Authorship, ToggleDefinition } from "../content.types.ts";
import { refuseStale } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history/history.ts";
import { withLaterBuilds } from "./laterBuilds.reads.ts";
import { published, liveRelease, type Published } from "./publication.ts";
import { release } from "./prepareRelease.service.ts";
import { lockedLiveRows, snapshotUses, type NewRelease, type ReleaseRow } from "./releases.repository.ts";
import { concernedToggle, requireStep, type Actor } from "../people/scope.domain.ts";
import { killedDefinition } from "../toggles/toggles.domain.ts";
import { entryOf, togglePlace } from "../toggles/toggles.service.ts";

function killedRow(base: ReleaseRow, key: string, killed: ToggleDefinition, by: Authorship): NewRelease {
  const toggles = { ...base.toggles, [key]: killed };
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
    const definition = (await withLaterBuilds(tx, base)).toggles[key];
    const killed = definition && killedDefinition(definition);
    if (definition === undefined || killed === undefined) throw new Problem("TOGGLE_NOT_KILLABLE");
    await refuseStale(tx, togglePlace(key), version, definition, killed);
    const made = await release(
      tx,
      "production",
      killedRow(base, key, killed, by),
      { uses: await snapshotUses(tx, base.id), snapshots: [] },
      locked,
      by,
    );
    await putChanges(tx, [
      { ...togglePlace(key), ...by, action: "killed", release: made.release.id, value: killed, hash: hashOf(killed) },
    ]);
    return published(made.release, made.live);
  });
}
