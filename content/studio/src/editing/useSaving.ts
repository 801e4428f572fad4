import { useState } from "react";
import type { Problem } from "../api/answer.ts";
import { useDesk } from "../data/desk.ts";
import { useAction } from "../data/useAction.ts";
import { discardDraft, getMessage, type Message, type Place, saveDraft, type Wording } from "./message.api.ts";
import type { DraftHandle } from "./useDraft.ts";
import type { Unsaved } from "./unsaved.ts";

/** Somebody else was faster: what the edit started from (null when nobody knows it any more), what stands now, what was typed. */
export type Clash = { base: Wording | null; theirs: Wording | null; mine: Wording; latest: Message };

export type SavingHandle = {
  busy: boolean;
  /** Saved since the last change. */
  saved: Message | undefined;
  problem: Problem | undefined;
  conflict: Clash | undefined;
  save: () => void;
  discard: () => Promise<boolean>;
  /** Drops what was typed for what stands now. */
  takeTheirs: () => void;
  /** Saves what was typed over what stands now. */
  keepMine: () => void;
  /** Goes on with what was typed, from what stands now. */
  editOn: () => void;
};

const wordingOf = (value: unknown) => (value ?? null) as Wording | null;

/** Saves and discards the draft of one message. A refusal loses nothing; a save that came too late shows all three versions. */
export function useSaving(place: Place, draft: DraftHandle): SavingHandle {
  const { client } = useDesk();
  const saving = useAction(saveDraft);
  const discarding = useAction(discardDraft);
  const [conflict, setConflict] = useState<Clash>();
  const [saved, setSaved] = useState<Message>();

  /** The version that stands now is not in the refusal; without it nobody could go on. */
  async function clash({ base, theirs, mine }: Problem): Promise<void> {
    const latest = await getMessage(client, place);
    if (latest.ok) setConflict({ base: wordingOf(base), theirs: wordingOf(theirs), mine: mine as Wording, latest: latest.data });
  }

  async function saveWords({ en, es, reason, version }: Unsaved): Promise<void> {
    setSaved(undefined);
    const answer = await saving.run({ ...place, en, es, reason: reason.trim(), version });
    if (!answer.ok) return answer.problem.status === 412 ? clash(answer.problem) : undefined;
    setConflict(undefined);
    setSaved(answer.data);
    draft.startFrom(answer.data);
  }

  async function discard(): Promise<boolean> {
    const answer = await discarding.run({ ...place, version: draft.words.version });
    if (!answer.ok && answer.problem.status === 412) await clash({ ...answer.problem, mine: draft.words });
    return answer.ok;
  }

  const over = (latest: Message | undefined): Unsaved => ({ ...draft.words, version: latest?.etag ?? draft.words.version });
  const refused = [saving.state, discarding.state].find((state) => state.phase === "refused");
  return {
    busy: saving.state.phase === "running" || discarding.state.phase === "running",
    saved: draft.dirty ? undefined : saved,
    problem: refused && refused.problem.status !== 412 ? refused.problem : undefined,
    conflict,
    save: () => void saveWords(draft.words),
    discard,
    takeTheirs() {
      if (conflict) draft.startFrom(conflict.latest);
      setConflict(undefined);
    },
    keepMine: () => void saveWords(over(conflict?.latest)),
    editOn() {
      draft.change({ version: over(conflict?.latest).version });
      setConflict(undefined);
    },
  };
}
