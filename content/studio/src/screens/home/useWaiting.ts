import type { Editor } from "../../api/bootstrap.ts";
import { isMine, waitsFor } from "../../components/waiting.ts";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import type { ReadState } from "../../data/readCache.ts";
import { useRead } from "../../data/useRead.ts";

type Parts = ReturnType<typeof waitingFor>;

/** Reads the user's tasks. */
export function useWaiting(editor: Editor | undefined): { read: ReadState<Parts>; again: () => void } {
  const { read, again } = useRead(changeSetsReading());
  if (read.data === undefined) return { read: read as ReadState<Parts>, again };
  return { read: editor ? { ...read, data: waitingFor(editor, read.data) } : { phase: "loading" }, again };
}

export type { WaitingPart };

/** The kinds of tasks, most urgent first. */
const waitingParts = ["failed", "returned", "review", "publish", "writing"] as const;
type WaitingPart = (typeof waitingParts)[number];

/** Groups the user's tasks, each change set in the first kind that applies; omits empty groups. */
export function waitingFor(
  editor: Editor,
  all: readonly ChangeSet[],
): { part: WaitingPart; changeSets: ChangeSet[] }[] {
  const approved = all.filter(({ state }) => state === "approved");
  const mayPublish = editor.abilities.includes("publish");
  const failed = approved.filter((each) => each.scheduleFailure && (mayPublish || isMine(editor, each)));
  const open = all.filter((each) => each.state === "open" && isMine(editor, each));
  const parts: Record<WaitingPart, ChangeSet[]> = {
    failed,
    returned: open.filter(({ returned }) => returned),
    review: all.filter((each) => waitsFor(editor, each)),
    publish: mayPublish ? approved.filter((each) => !failed.includes(each)) : [],
    writing: open.filter(({ returned }) => !returned),
  };
  return waitingParts
    .map((part) => ({ part, changeSets: parts[part] }))
    .filter(({ changeSets }) => changeSets.length > 0);
}
