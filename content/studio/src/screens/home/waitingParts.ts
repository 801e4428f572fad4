import type { Editor } from "../../api/bootstrap.ts";
import { failedSchedules, isMine, waitsFor } from "../../components/waiting.ts";
import type { ChangeSet } from "../../data/changeSets.api.ts";
import type { HistoryEntry } from "../../data/changes.api.ts";

/** Why something waits for an editor, most urgent first. */
export const waitingParts = ["failed", "returned", "review", "publish", "writing"] as const;
export type WaitingPart = (typeof waitingParts)[number];

/** What waits for an editor, each change set in the first part that it fits; parts without one are left out. */
export function waitingFor(editor: Editor, all: readonly ChangeSet[], failures: readonly HistoryEntry[]): { part: WaitingPart; changeSets: ChangeSet[] }[] {
  const approved = all.filter(({ state }) => state === "approved");
  const mayPublish = editor.abilities.includes("publish");
  const failed = failedSchedules(approved, failures).filter((each) => mayPublish || isMine(editor, each));
  const open = all.filter((each) => each.state === "open" && isMine(editor, each));
  const parts: Record<WaitingPart, ChangeSet[]> = {
    failed,
    returned: open.filter(({ returned }) => returned),
    review: all.filter((each) => waitsFor(editor, each)),
    publish: mayPublish ? approved.filter((each) => !failed.includes(each)) : [],
    writing: open.filter(({ returned }) => !returned),
  };
  return waitingParts.map((part) => ({ part, changeSets: parts[part] })).filter(({ changeSets }) => changeSets.length > 0);
}
