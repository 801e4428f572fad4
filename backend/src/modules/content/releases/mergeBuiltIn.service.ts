import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/database.ts";
import type { BuiltIn } from "../catalogue.ts";
import { changedKeys, hashOf, mergeCatalogue, wordingIn, type Merged } from "../content.domain.ts";
import type { Authorship } from "../content.types.ts";
import { beginChangeSet } from "../change-sets/changeSets.open.ts";
import { putDraft } from "../change-sets/drafts.repository.ts";
import { liveEtag } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history.ts";
import { allContracts, catalogueRows, isMerged, liveRows, lockedLiveRows, productionOf, putCatalogue, releaseRow, type LiveRow, type ReleaseRow } from "./releases.repository.ts";
import { prepare, release, type Prepared } from "./prepareRelease.service.ts";
import { firstDefinitions, underRegister } from "../toggles/toggles.domain.ts";

/** Who a release made from the built-in copy is by. */
const author = "catalogue";

type Start = { live: LiveRow[]; before: ReleaseRow | undefined; merged: Merged; prepared: Prepared };

async function prepareMerge(tx: Transaction, built: BuiltIn): Promise<Start> {
  const live = await liveRows(tx);
  const standing = productionOf(live);
  const before = standing && (await releaseRow(tx, standing.release));
  const base = (await catalogueRows(tx)).at(-1)?.messages ?? {};
  const contracts = { ...(await allContracts(tx)), ...built.contracts };
  const merged = mergeCatalogue({ live: before?.messages ?? {}, base, ours: built.messages, contracts, liveToggles: underRegister(built.register, before?.toggles ?? {}), ourToggles: firstDefinitions(built.register) });
  return { live, before, merged, prepared: await prepare(tx, contracts, merged.messages) };
}

/** Editors' words that no longer fit become drafts of a change set of their own. */
async function setAside(tx: Transaction, { setAside: aside, messages }: Merged, by: Authorship): Promise<void> {
  const kept = Object.entries(aside);
  if (kept.length === 0) return;
  const { id: changeSet } = await beginChangeSet(tx, by.reason, by);
  for (const [key, value] of kept) {
    const place = { item: "message" as const, key, scope: "all" as const };
    const draft = { ...place, ...by, changeSet, value, hash: hashOf(value) };
    await putDraft(tx, { ...draft, base: hashOf(wordingIn(messages[key], "all")), contributors: [by.author] });
    await putChanges(tx, [{ ...draft, action: "catalogueMerged" }]);
  }
}

async function store(tx: Transaction, built: BuiltIn, start: Start, authorship: Authorship): Promise<void> {
  const { before, merged, prepared } = start;
  const [changedMessages, changedToggles] = [changedKeys(before?.messages ?? {}, merged.messages), changedKeys(before?.toggles ?? {}, merged.toggles)];
  await putCatalogue(tx, { hash: built.hash, contract: built.contract, contracts: built.contracts, messages: built.messages, seenAt: authorship.at });
  const row = { ...authorship, kind: "catalogue" as const, basedOn: before?.id, contract: built.contract, messages: merged.messages, toggles: merged.toggles, togglesEtag: hashOf(merged.toggles), changedMessages, changedToggles };
  const { release: made } = await release(tx, "production", row, prepared, start.live, authorship);
  await setAside(tx, merged, authorship);
  await putChanges(tx, [{ ...authorship, action: "catalogueMerged", release: made.id }]);
}

const unmoved = (a: readonly LiveRow[], b: readonly LiveRow[]) => liveEtag(a) === liveEtag(b);

/**
 * Brings this build's copy into what is live, once for each build: as release 1 at the first start, as a merge later.
 * Several processes may start at once; one of them does it. A process of an older build changes nothing.
 */
export async function mergeBuiltIn(database: Database, built: BuiltIn, at: Date): Promise<void> {
  if (await isMerged(database, built.hash)) return;
  const start = await prepareMerge(database, built);
  const reason = start.before ? "Copy of a new build" : "First copy, from the catalogue";
  const done = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content catalogue', 0))`);
    if (await isMerged(tx, built.hash)) return true;
    if (!unmoved(start.live, await lockedLiveRows(tx))) return false;
    await store(tx, built, start, { author, at, reason });
    return true;
  });
  if (!done) await mergeBuiltIn(database, built, at);
}
