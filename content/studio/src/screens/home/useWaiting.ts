import type { Editor } from "../../api/bootstrap.ts";
import { failedSchedules, isMine, waitsFor } from "../../components/waiting.ts";
import { changesReading, type HistoryEntry } from "../../data/changes.api.ts";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import type { ReadState } from "../../data/readCache.ts";
import { useRead } from "../../data/useRead.ts";

type Parts = ReturnType<typeof waitingFor>;

/** Reads the user's tasks. When failed schedules cannot be read, returns the others, flagged as incomplete. */
export function useWaiting(editor: Editor | undefined): { read: ReadState<Parts>; again: () => void } {
  const sets = useRead(changeSetsReading());
  const failures = useRead(changesReading({ action: "scheduleFailed", limit: 50 }));
  const again = () => {
    sets.again();
    failures.again();
  };
  return { read: joined(editor, sets.read, failures.read), again };
}

function joined(
  editor: Editor | undefined,
  sets: ReadState<ChangeSet[]>,
  failures: ReadState<Parameters<typeof waitingFor>[2]>,
): ReadState<Parts> {
  const failed = [sets, failures].find(({ phase }) => phase === "failed");
  const data =
    editor && sets.data && (failures.data ?? failed) ? waitingFor(editor, sets.data, failures.data ?? []) : undefined;
  if (failed?.phase === "failed")
    return data ? { phase: "failed", data, problem: failed.problem } : { phase: "failed", problem: failed.problem };
  return data ? { phase: "ready", data } : { phase: "loading" };
}

export type { WaitingPart };

/** The kinds of tasks, most urgent first. */
const waitingParts = ["failed", "returned", "review", "publish", "writing"] as const;
type WaitingPart = (typeof waitingParts)[number];

/** Groups the user's tasks, each change set in the first kind that applies; omits empty groups. */
export function waitingFor(
  editor: Editor,
  all: readonly ChangeSet[],
  failures: readonly HistoryEntry[],
): { part: WaitingPart; changeSets: ChangeSet[] }[] {
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
  return waitingParts
    .map((part) => ({ part, changeSets: parts[part] }))
    .filter(({ changeSets }) => changeSets.length > 0);
}
