import type { Editor } from "../api/bootstrap.ts";
import type { ChangeSet } from "../data/changeSets.api.ts";

/** Why a user may not review a change set: they edited it, or approved it already. */
export function reviewObstacle(
  { username }: Pick<Editor, "username">,
  { contributors, reviews }: ChangeSet,
): "own" | "already" | undefined {
  if (contributors.includes(username)) return "own";
  return reviews.some(({ reviewer, decision }) => reviewer === username && decision === "approve")
    ? "already"
    : undefined;
}

/** Whether a change set waits for this user's review, as far as the list's data shows. */
export const waitsFor = (editor: Editor, changeSet: ChangeSet): boolean =>
  changeSet.state === "inReview" &&
  editor.abilities.includes("approve") &&
  reviewObstacle(editor, changeSet) === undefined;

/** Whether a user created or edited a change set that is still open. */
export const isMine = ({ username }: Pick<Editor, "username">, { author, contributors, state }: ChangeSet): boolean =>
  state !== "published" && state !== "discarded" && (author === username || contributors.includes(username));
