import type { Wording } from "@portico/gate/contract";
import type { ToggleRegister } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/studio";
import type { Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { contentsHash, type ReleaseContent, requireFromLive } from "../change-sets/changeSets.domain.ts";
import { changedKeys, hashOf, withWordings } from "../content.domain.ts";
import type { ArticleDefinition, Authorship, FormDefinition, ToggleDefinition } from "../content.types.ts";
import type { DraftRow } from "../change-sets/drafts.repository.ts";
import { liveEtag } from "../change-sets/optimisticConcurrency.ts";
import { withLaterBuilds } from "./laterBuilds.reads.ts";
import { openPageFindings } from "./openBuilds.domain.ts";
import { openContracts } from "./openBuilds.writes.ts";
import {
  allContracts,
  articlesOfRelease,
  productionOf,
  releaseRow,
  type LiveRow,
  type NewRelease,
  type ReleaseRow,
  type ReleaseSummary,
} from "./releases.repository.ts";
import { prepare, refuse, type Prepared } from "./prepareRelease.service.ts";
import { articleFindings, linkableArticles } from "../articles/articleFindings.domain.ts";
import { formFindings } from "../forms/formFindings.domain.ts";
import { toggleFindings } from "../toggles/toggleFindings.domain.ts";
import { entryOf } from "../toggles/toggles.service.ts";

type Release = components["schemas"]["Release"];

/** Maps a release to the editor API's type. */
export function releaseOf(row: ReleaseSummary, live: readonly LiveRow[]): Release {
  const {
    id,
    kind,
    basedOn,
    author,
    at,
    reason,
    changedMessages,
    changedToggles,
    changedForms,
    changedArticles,
    changeSets,
  } = row;
  const liveIn = [...new Set(live.filter(({ release }) => release === id).map(({ environment }) => environment))];
  return {
    release: String(id),
    kind,
    ...(basedOn === null ? {} : { basedOn: String(basedOn) }),
    author,
    at: at.toISOString(),
    reason,
    changedMessages,
    changedToggles,
    changedForms,
    changedArticles,
    changeSets: changeSets.map((set) => set.id),
    liveIn,
  };
}

/** A release, and the ETag of the live content after it. */
export type Published = { release: Release; etag: string };

export const published = (row: ReleaseRow, live: readonly LiveRow[]): Published => ({
  release: releaseOf(row, live),
  etag: liveEtag(live),
});

/**
 * The live release.
 * @throws TEMPORARILY_UNAVAILABLE before the first release
 */
export async function liveRelease(tx: Transaction, live: readonly LiveRow[]): Promise<ReleaseRow> {
  const liveRow = productionOf(live);
  const row = liveRow && (await releaseRow(tx, liveRow.release));
  if (row === undefined) throw new Problem("TEMPORARILY_UNAVAILABLE");
  return row;
}

function withDrafts(base: ReleaseRow, drafts: readonly DraftRow[]): ReleaseContent {
  const words = drafts.filter(({ item }) => item === "message");
  const messages = withWordings(
    base.messages,
    words.map(({ key, scope, value }) => ({ key, scope, wording: value as Wording })),
  );
  const definitions = <T>(wanted: DraftRow["item"]): Record<string, T> =>
    Object.fromEntries(drafts.filter(({ item }) => item === wanted).map(({ key, value }) => [key, value as T]));
  return {
    messages,
    toggles: { ...base.toggles, ...definitions<ToggleDefinition>("toggle") },
    forms: { ...base.forms, ...definitions<FormDefinition>("form") },
    articles: { ...articlesOfRelease(base), ...definitions<ArticleDefinition>("article") },
  };
}

function refuseBadToggles(register: ToggleRegister, drafts: readonly DraftRow[]): void {
  const switches = drafts.filter(({ item }) => item === "toggle");
  refuse(switches.flatMap(({ key, value }) => toggleFindings(key, entryOf(register, key), value as ToggleDefinition)));
}

function refuseBadForms(drafts: readonly DraftRow[]): void {
  const forms = drafts.filter(({ item }) => item === "form");
  refuse(forms.flatMap(({ key, value }) => formFindings(key, value as FormDefinition)));
}

function refuseBadArticles(base: ReleaseRow, drafts: readonly DraftRow[]): void {
  const articles = drafts.filter(({ item }) => item === "article");
  const linkable = linkableArticles(articlesOfRelease(base), drafts);
  refuse(articles.flatMap(({ key, value }) => articleFindings(key, value as ArticleDefinition, linkable)));
}

/**
 * Rejects drafts that would break an open page.
 * @throws REFUSED_BY_GATE
 */
export async function refuseBreaking(tx: Transaction, drafts: readonly DraftRow[], now: Date): Promise<void> {
  refuse(openPageFindings(await openContracts(tx, now), await allContracts(tx), drafts));
}

/** A release that is not stored yet, and its snapshots. */
export type NextRelease = ReleaseContent & { base: ReleaseRow; contract: string; prepared: Prepared };

/**
 * Applies drafts to the live content, with what it lacks from later builds, and validates the result. Compiling and
 * compressing are slow, so it runs before any lock.
 * @throws NOT_FROM_LIVE, REFUSED_BY_GATE
 */
export async function prepareNext(
  tx: Transaction,
  register: ToggleRegister,
  base: ReleaseRow,
  drafts: readonly DraftRow[],
  now: Date,
): Promise<NextRelease> {
  const live = await withLaterBuilds(tx, base);
  requireFromLive(live, drafts);
  refuseBadToggles(register, drafts);
  refuseBadForms(drafts);
  refuseBadArticles(live, drafts);
  const [content, contracts] = [withDrafts(live, drafts), await allContracts(tx)];
  const prepared = await prepare(tx, contracts, content.messages);
  await refuseBreaking(tx, drafts, now);
  return { base, contract: live.contract, ...content, prepared };
}

/** The row of a release with change sets on top of the live content. */
export function rowOf(
  { base, contract, messages, toggles, forms, articles }: NextRelease,
  kind: "publish" | "stage",
  drafts: readonly DraftRow[],
  by: Authorship,
): NewRelease {
  const ids = [...new Set(drafts.map(({ changeSet }) => changeSet))];
  const sets = ids.map((id) => ({ id, hash: contentsHash(drafts.filter(({ changeSet }) => changeSet === id)) }));
  return {
    ...by,
    kind,
    basedOn: base.id,
    contract,
    messages,
    toggles,
    togglesEtag: hashOf(toggles),
    forms,
    articles,
    changedMessages: changedKeys(base.messages, messages),
    changedToggles: changedKeys(base.toggles, toggles),
    changedForms: changedKeys(base.forms, forms),
    changedArticles: changedKeys(articlesOfRelease(base), articles),
    changeSets: sets,
  };
}
