import type { Editor } from "../../api/bootstrap.ts";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import { changesReading } from "../../data/changes.api.ts";
import type { ReadState } from "../../data/readCache.ts";
import { useRead } from "../../data/useRead.ts";
import { waitingFor, type WaitingPart } from "./waitingParts.ts";

type Parts = ReturnType<typeof waitingFor>;

/** What waits for an editor. Without the failed schedules the rest is shown all the same, with the notice that something is missing. */
export function useWaiting(editor: Editor | undefined): { read: ReadState<Parts>; again: () => void } {
  const sets = useRead(changeSetsReading());
  const failures = useRead(changesReading({ action: "scheduleFailed", limit: 50 }));
  const again = () => {
    sets.again();
    failures.again();
  };
  return { read: joined(editor, sets.read, failures.read), again };
}

function joined(editor: Editor | undefined, sets: ReadState<ChangeSet[]>, failures: ReadState<Parameters<typeof waitingFor>[2]>): ReadState<Parts> {
  const failed = [sets, failures].find(({ phase }) => phase === "failed");
  const data = editor && sets.data && (failures.data ?? failed) ? waitingFor(editor, sets.data, failures.data ?? []) : undefined;
  if (failed?.phase === "failed") return data ? { phase: "failed", data, problem: failed.problem } : { phase: "failed", problem: failed.problem };
  return data ? { phase: "ready", data } : { phase: "loading" };
}

export type { WaitingPart };
