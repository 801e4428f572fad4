import type { Contracts } from "@portico/gate/checkCatalogue";
import { concernedBy, type Subject } from "@portico/gate/permissions";
import { Problem } from "../../../lib/problem.ts";
import type { ChangeSetRow, ChangeSetState, ReviewRow } from "./changeSets.repository.ts";
import { hashOf, wordingIn } from "../content.domain.ts";
import type { ArticleDefinitions, FormDefinitions, ToggleDefinitions, Wordings } from "../content.types.ts";
import type { DraftRow, DraftTarget } from "./drafts.repository.ts";

/** The live content. */
export type ReleaseContent = {
  messages: Wordings;
  toggles: ToggleDefinitions;
  forms: FormDefinitions;
  articles: ArticleDefinitions;
};

/** The live value of a place; undefined when there is none. */
export function liveAt(
  { messages, toggles, forms, articles }: ReleaseContent,
  { item, key, scope }: DraftTarget,
): unknown {
  if (item === "message") return wordingIn(Object.hasOwn(messages, key) ? messages[key] : undefined, scope);
  const definitions = { toggle: toggles, form: forms, article: articles }[item];
  return Object.hasOwn(definitions, key) ? definitions[key] : undefined;
}

/** Whether a draft is stale: something else was published at its place since it was saved. */
export const isStale = (liveContent: ReleaseContent, draft: DraftRow): boolean =>
  draft.base !== hashOf(liveAt(liveContent, draft));

/** Hash of a change set's content. */
export function contentsHash(drafts: readonly DraftRow[]): string {
  return hashOf(drafts.map(({ item, key, scope, hash }) => [item, key, scope, hash]).sort());
}

/** All authors of a change set's content. */
export const contributorsTo = (drafts: readonly DraftRow[]): string[] =>
  [...new Set(drafts.flatMap(({ contributors }) => contributors))].sort();

/** The input for a permission check of a step: the content compared with live, the creator and the authors. */
export function subjectOf(
  { author }: Pick<ChangeSetRow, "author">,
  drafts: readonly DraftRow[],
  liveContent: ReleaseContent,
): Required<Subject> {
  return {
    author,
    contributors: contributorsTo(drafts),
    items: drafts.map((draft) => concernedBy(draft, liveAt(liveContent, draft), draft.value)),
  };
}

export const isLegal = (contracts: Contracts, { item, key }: DraftTarget): boolean =>
  item === "message" && contracts[key]?.legal === true;

/** One approval; two for text that customers have to accept. */
export const approvalsNeeded = (legal: boolean): number => (legal ? 2 : 1);

/** The reviews of the current submission. */
export const currentReviews = ({ id, submission, state }: ChangeSetRow, reviews: readonly ReviewRow[]): ReviewRow[] =>
  state === "open" ? [] : reviews.filter((review) => review.changeSet === id && review.submission === submission);

/** The rejection of an open change set; undefined when there is none, or it was submitted again since. */
export const returnOf = (
  { id, submission, state }: ChangeSetRow,
  reviews: readonly ReviewRow[],
): ReviewRow | undefined =>
  state === "open"
    ? reviews.find(
        (review) => review.changeSet === id && review.submission === submission && review.decision === "return",
      )
    : undefined;

const closed: Record<ChangeSetState, boolean> = {
  open: false,
  inReview: false,
  approved: false,
  scheduled: false,
  published: true,
  discarded: true,
};

/** Whether a change set is closed. */
export const isOver = ({ state }: ChangeSetRow): boolean => closed[state];

/** @throws CHANGE_SET_CLOSED (409) when a change set is in none of the states */
export function requireState({ state }: ChangeSetRow, allowed: readonly ChangeSetState[]): void {
  if (!allowed.includes(state)) throw new Problem("CHANGE_SET_CLOSED", { status: 409 });
}

/** @throws APPROVAL_REQUIRED unless it is approved, with exactly the approved content */
export function requireApproved(row: ChangeSetRow, drafts: readonly DraftRow[]): void {
  if (row.state !== "approved" && row.state !== "scheduled") throw new Problem("APPROVAL_REQUIRED");
  if (row.hash !== contentsHash(drafts)) throw new Problem("APPROVAL_REQUIRED");
}

/**
 * Four-eyes principle.
 * @throws OWN_CHANGES for an author, ALREADY_REVIEWED for a second approval
 */
export function requireIndependentReviewer(
  reviewer: string,
  drafts: readonly DraftRow[],
  reviews: readonly ReviewRow[],
): void {
  if (contributorsTo(drafts).includes(reviewer)) throw new Problem("OWN_CHANGES");
  if (reviews.some((review) => review.reviewer === reviewer && review.decision === "approve"))
    throw new Problem("ALREADY_REVIEWED");
}

/**
 * Checks that no two change sets to be shown together change the same place: one of them would be lost.
 * @throws CHANGED_TWICE naming the places
 */
export function requireDistinctItems(drafts: readonly DraftRow[]): void {
  const seen = new Set<string>();
  const conflicts = drafts.flatMap(({ item, key, scope }) => {
    const name = JSON.stringify([item, key, scope]);
    if (seen.has(name)) return [{ item, key, scope }];
    seen.add(name);
    return [];
  });
  if (conflicts.length > 0) throw new Problem("CHANGED_TWICE", { members: { conflicts } });
}

/**
 * Checks that no draft is stale.
 * @throws NOT_FROM_LIVE naming the stale drafts
 */
export function requireFromLive(liveContent: ReleaseContent, drafts: readonly DraftRow[]): void {
  const conflicts = drafts
    .filter((draft) => isStale(liveContent, draft))
    .map(({ item, key, scope }) => ({ item, key, scope }));
  if (conflicts.length > 0) throw new Problem("NOT_FROM_LIVE", { members: { conflicts } });
}
