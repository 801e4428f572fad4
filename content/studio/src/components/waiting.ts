import type { Editor } from "../api/bootstrap.ts";
import type { ChangeSet } from "../data/changeSets.api.ts";
import type { HistoryEntry } from "../data/changes.api.ts";

/** Why somebody may not review a change set: they wrote in it, or said yes already. */
export function reviewObstacle({ username }: Pick<Editor, "username">, { contributors, reviews }: ChangeSet): "own" | "already" | undefined {
  if (contributors.includes(username)) return "own";
  return reviews.some(({ reviewer, decision }) => reviewer === username && decision === "approve") ? "already" : undefined;
}

/** Whether a change set waits for what this editor has to say of it, as far as a list shows it. */
export const waitsFor = (editor: Editor, changeSet: ChangeSet): boolean => changeSet.state === "inReview" && editor.abilities.includes("approve") && reviewObstacle(editor, changeSet) === undefined;

/** Whether somebody began a change set or wrote in it, and it is not over. */
export const isMine = ({ username }: Pick<Editor, "username">, { author, contributors, state }: ChangeSet): boolean =>
  state !== "published" && state !== "discarded" && (author === username || contributors.includes(username));

/** Approved change sets whose time came and that could not be published. */
export function failedSchedules(approved: readonly ChangeSet[], failures: readonly HistoryEntry[]): ChangeSet[] {
  const failed = new Set(failures.map(({ changeSet }) => changeSet));
  return approved.filter(({ id }) => failed.has(id));
}
