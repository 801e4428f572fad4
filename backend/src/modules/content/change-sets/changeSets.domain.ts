import type { Contracts } from "@portico/gate/checkCatalogue";
import { concernedBy, type Subject } from "@portico/gate/permissions";
import { Problem } from "../../../lib/problem.ts";
import type { ChangeSetRow, ChangeSetState, ReviewRow } from "./changeSets.repository.ts";
import { hashOf, wordingIn } from "../content.domain.ts";
import type { ToggleDefinitions, Wordings } from "../content.types.ts";
import type { DraftRow, Place } from "./drafts.repository.ts";

/** What customers see now. */
export type Standing = { messages: Wordings; toggles: ToggleDefinitions };

/** What is live at a place; undefined when nothing is. */
export function liveAt({ messages, toggles }: Standing, { item, key, scope }: Place): unknown {
  if (item === "message") return wordingIn(Object.hasOwn(messages, key) ? messages[key] : undefined, scope);
  return Object.hasOwn(toggles, key) ? toggles[key] : undefined;
}

/** Whether something else went live at a draft's place since it was last saved. */
export const isOvertaken = (standing: Standing, draft: DraftRow): boolean => draft.base !== hashOf(liveAt(standing, draft));

/** Names what is in a change set. */
export function contentsHash(drafts: readonly DraftRow[]): string {
  return hashOf(drafts.map(({ item, key, scope, hash }) => [item, key, scope, hash]).sort());
}

/** Everybody who wrote in what is in it. */
export const contributorsTo = (drafts: readonly DraftRow[]): string[] => [...new Set(drafts.flatMap(({ contributors }) => contributors))].sort();

/** What a step of a change set is taken with: what is in it, held against what is live, who began it and who wrote in it. */
export function subjectOf({ author }: Pick<ChangeSetRow, "author">, drafts: readonly DraftRow[], standing: Standing): Required<Subject> {
  return { author, contributors: contributorsTo(drafts), items: drafts.map((draft) => concernedBy(draft, liveAt(standing, draft), draft.value)) };
}

export const isLegal = (contracts: Contracts, { item, key }: Place): boolean => item === "message" && contracts[key]?.legal === true;

/** One approval; two where customers' agreement hangs on the words. */
export const approvalsNeeded = (legal: boolean): number => (legal ? 2 : 1);

/** Reviews count for the submission that they were given to. */
export const standingReviews = ({ id, submission, state }: ChangeSetRow, reviews: readonly ReviewRow[]): ReviewRow[] =>
  state === "open" ? [] : reviews.filter((review) => review.changeSet === id && review.submission === submission);

/** Who sent an open change set back, and what they said; undefined when nobody did, or it was submitted again since. */
export const returnOf = ({ id, submission, state }: ChangeSetRow, reviews: readonly ReviewRow[]): ReviewRow | undefined =>
  state === "open" ? reviews.find((review) => review.changeSet === id && review.submission === submission && review.decision === "return") : undefined;

const closed: Record<ChangeSetState, boolean> = { open: false, inReview: false, approved: false, scheduled: false, published: true, discarded: true };

/** Whether a change set is over. */
export const isOver = ({ state }: ChangeSetRow): boolean => closed[state];

/** @throws CHANGE_SET_CLOSED (409) when a change set is in none of the states */
export function requireState({ state }: ChangeSetRow, allowed: readonly ChangeSetState[]): void {
  if (!allowed.includes(state)) throw new Problem("CHANGE_SET_CLOSED", { status: 409 });
}

/** @throws APPROVAL_REQUIRED unless it is approved, and holds exactly what was approved */
export function requireApproved(row: ChangeSetRow, drafts: readonly DraftRow[]): void {
  if (row.state !== "approved" && row.state !== "scheduled") throw new Problem("APPROVAL_REQUIRED");
  if (row.hash !== contentsHash(drafts)) throw new Problem("APPROVAL_REQUIRED");
}

/** @throws OWN_CHANGES to whoever wrote in it, ALREADY_REVIEWED to whoever approved it before */
export function requireOtherEyes(reviewer: string, drafts: readonly DraftRow[], reviews: readonly ReviewRow[]): void {
  if (contributorsTo(drafts).includes(reviewer)) throw new Problem("OWN_CHANGES");
  if (reviews.some((review) => review.reviewer === reviewer && review.decision === "approve")) throw new Problem("ALREADY_REVIEWED");
}

/** The drafts that do not start from what is live. @throws NOT_FROM_LIVE naming them */
export function requireFromLive(standing: Standing, drafts: readonly DraftRow[]): void {
  const conflicts = drafts.filter((draft) => isOvertaken(standing, draft)).map(({ item, key, scope }) => ({ item, key, scope }));
  if (conflicts.length > 0) throw new Problem("NOT_FROM_LIVE", { members: { conflicts } });
}
