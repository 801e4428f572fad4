import type { SystemReason } from "@portico/gate/systemReasons";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/database.ts";
import { type BuiltIn, builtIn } from "../catalogue.ts";
import { changedKeys, hashOf, mergeCatalogue, type Merged, wordingIn } from "../content.domain.ts";
import type { Authorship } from "../content.types.ts";
import { createChangeSet, defaultTitle } from "../change-sets/createChangeSet.ts";
import { putDraft } from "../change-sets/drafts.repository.ts";
import { liveEtag } from "../change-sets/optimisticConcurrency.ts";
import { putChanges } from "../history/history.ts";
import {
  allContracts,
  articlesOfRelease,
  catalogueRows,
  isMerged,
  type LiveRow,
  liveRows,
  lockedLiveRows,
  productionOf,
  putCatalogue,
  releaseRow,
  type ReleaseRow,
} from "./releases.repository.ts";
import { withLaterBuilds } from "./laterBuilds.reads.ts";
import { prepare, type Prepared, release } from "./prepareRelease.service.ts";
import { firstDefinitions, underRegister } from "../toggles/toggles.domain.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { buildSeen } from "./openBuilds.writes.ts";
import glossary from "@portico/catalogue/glossary.json" with { type: "json" };
import { putFirstTerms } from "../translation/glossary.repository.ts";

/** The author of a release made from a build's catalogue. */
const author = "catalogue";

type Start = { live: LiveRow[]; before: ReleaseRow | undefined; merged: Merged; prepared: Prepared };

async function prepareMerge(tx: Transaction, built: BuiltIn): Promise<Start> {
  const live = await liveRows(tx);
  const liveRow = productionOf(live);
  const before = liveRow && (await releaseRow(tx, liveRow.release));
  const base = (await catalogueRows(tx)).at(-1)?.messages ?? {};
  const contracts = { ...(await allContracts(tx)), ...built.contracts };
  const merged = mergeCatalogue({
    live: before ? (await withLaterBuilds(tx, before)).messages : {},
    base,
    ours: built.messages,
    contracts,
    liveToggles: underRegister(built.register, before?.toggles ?? {}),
    ourToggles: firstDefinitions(built.register),
    liveForms: before?.forms ?? {},
    ourForms: built.forms,
    liveArticles: before ? articlesOfRelease(before) : {},
    ourArticles: built.articles,
  });
  return { live, before, merged, prepared: await prepare(tx, contracts, merged.messages) };
}

/** Moves editors' texts that no longer fit into drafts of a separate change set. */
async function setAside(
  tx: Transaction,
  { setAside: aside, messages }: Merged,
  by: Authorship,
  timeZone: string,
): Promise<void> {
  const kept = Object.entries(aside);
  if (kept.length === 0) return;
  const { id: changeSet } = await createChangeSet(tx, defaultTitle(by, timeZone), by);
  for (const [key, value] of kept) {
    const place = { item: "message" as const, key, scope: "all" as const };
    const draft = { ...place, ...by, changeSet, value, hash: hashOf(value) };
    await putDraft(tx, { ...draft, base: hashOf(wordingIn(messages[key], "all")), contributors: [by.author] });
    await putChanges(tx, [{ ...draft, action: "catalogueMerged" }]);
  }
}

async function store(
  tx: Transaction,
  built: BuiltIn,
  start: Start,
  authorship: Authorship,
  timeZone: string,
): Promise<void> {
  const { before, merged, prepared } = start;
  const [changedMessages, changedToggles, changedForms, changedArticles] = [
    changedKeys(before?.messages ?? {}, merged.messages),
    changedKeys(before?.toggles ?? {}, merged.toggles),
    changedKeys(before?.forms ?? {}, merged.forms),
    changedKeys(before ? articlesOfRelease(before) : {}, merged.articles),
  ];
  await putCatalogue(tx, {
    hash: built.hash,
    contract: built.contract,
    contracts: built.contracts,
    messages: built.messages,
    seenAt: authorship.at,
  });
  const row = {
    ...authorship,
    kind: "catalogue" as const,
    basedOn: before?.id,
    contract: built.contract,
    messages: merged.messages,
    toggles: merged.toggles,
    togglesEtag: hashOf(merged.toggles),
    forms: merged.forms,
    articles: merged.articles,
    changedMessages,
    changedToggles,
    changedForms,
    changedArticles,
  };
  const { release: made } = await release(tx, "production", row, prepared, start.live, authorship);
  await setAside(tx, merged, authorship, timeZone);
  await putChanges(tx, [{ ...authorship, action: "catalogueMerged", release: made.id }]);
}

const unmoved = (a: readonly LiveRow[], b: readonly LiveRow[]) => liveEtag(a) === liveEtag(b);

/**
 * Merges this build's texts into the live content, once per build: as release 1 at the first start, as a merge later.
 * Safe when several processes start at once; a process of an older build changes nothing.
 */
export async function mergeBuiltIn(database: Database, built: BuiltIn, at: Date, timeZone: string): Promise<void> {
  if (await isMerged(database, built.hash)) return;
  const start = await prepareMerge(database, built);
  const reason: SystemReason = start.before ? "BUILD_MERGED" : "FIRST_COPY";
  const done = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content catalogue', 0))`);
    if (await isMerged(tx, built.hash)) return true;
    if (!unmoved(start.live, await lockedLiveRows(tx))) return false;
    await store(tx, built, start, { author, at, reason }, timeZone);
    return true;
  });
  if (!done) await mergeBuiltIn(database, built, at, timeZone);
}

/** Merges this build's texts into the live content before the first request, and seeds the glossary. */
export async function startContent({
  database,
  clock,
  securityClock,
}: Pick<Dependencies, "database" | "clock" | "securityClock">): Promise<void> {
  const at = securityClock.now();
  await mergeBuiltIn(database, builtIn, at, clock.timeZone);
  await buildSeen(database, builtIn.contract, at);
  await putFirstTerms(database, glossary, { author: "catalogue", at, reason: "FIRST_COPY" satisfies SystemReason });
}
