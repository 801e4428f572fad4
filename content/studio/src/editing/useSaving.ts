import { useState } from "react";
import type { Problem } from "../api/answer.ts";
import { useStudioApi } from "../data/studioContexts.ts";
import { useAction } from "../data/useAction.ts";
import { discardDraft, getMessage, type Message, type MessageTarget, saveDraft, type Wording } from "./message.api.ts";
import { type DraftHandle, type UnsavedDraft, versionOf } from "./useDraft.ts";

/** An edit conflict (412): the base version (null when unknown), the currently saved one, and the typed one. */
export type EditConflict = { base: Wording | null; theirs: Wording | null; mine: Wording; latest: Message };

export type SavingHandle = {
  busy: boolean;
  /** Saved, without changes since. */
  saved: Message | undefined;
  problem: Problem | undefined;
  conflict: EditConflict | undefined;
  save: () => void;
  discard: () => Promise<boolean>;
  /** Discards the typed version in favor of the saved one. */
  takeTheirs: () => void;
  /** Overwrites the saved version with the typed one. */
  keepMine: () => void;
  /** Continues editing the typed version, based on the saved one. */
  editOn: () => void;
};

const wordingOf = (value: unknown) => (value ?? null) as Wording | null;

/**
 * Saves and discards the draft of one message (optimistic locking). An error loses nothing; a conflict shows all three
 * versions.
 */
export function useSaving(place: MessageTarget, draft: DraftHandle): SavingHandle {
  const { client } = useStudioApi();
  const saving = useAction(saveDraft);
  const discarding = useAction(discardDraft);
  const [conflict, setConflict] = useState<EditConflict>();
  const [saved, setSaved] = useState<Message>();
  /** Why the current version of a conflict could not be read. */
  const [unread, setUnread] = useState<Problem>();

  /** The error response lacks the current version (ETag), which is needed to continue. */
  async function showConflict({ base, theirs, mine }: Problem): Promise<void> {
    const latest = await getMessage(client, place);
    if (!latest.ok) return setUnread(latest.problem);
    setConflict({ base: wordingOf(base), theirs: wordingOf(theirs), mine: mine as Wording, latest: latest.data });
  }

  async function saveWords(sent: UnsavedDraft): Promise<void> {
    // The answer under way is about other words.
    if (saving.state.phase === "running") return;
    const { en, es, reason, version } = sent;
    setSaved(undefined);
    setUnread(undefined);
    const answer = await saving.run({ ...place, en, es, reason: reason.trim(), version });
    if (!answer.ok) return answer.problem.status === 412 ? showConflict(answer.problem) : undefined;
    setConflict(undefined);
    setSaved(answer.data);
    draft.saved(answer.data, sent);
  }

  async function discard(): Promise<boolean> {
    setUnread(undefined);
    const answer = await discarding.run({ ...place, version: draft.words.version });
    if (!answer.ok && answer.problem.status === 412) await showConflict({ ...answer.problem, mine: draft.words });
    if (answer.ok) setSaved(undefined);
    return answer.ok;
  }

  const refused = [saving.state, discarding.state].find((state) => state.phase === "refused");
  return {
    busy: saving.state.phase === "running" || discarding.state.phase === "running",
    saved: draft.dirty ? undefined : saved,
    problem: unread ?? (refused && refused.problem.status !== 412 ? refused.problem : undefined),
    conflict,
    save: () => void saveWords(draft.words),
    discard,
    takeTheirs() {
      if (conflict) draft.startFrom(conflict.latest);
      setConflict(undefined);
    },
    keepMine: () => void saveWords({ ...draft.words, ...(conflict && versionOf(conflict.latest)) }),
    editOn() {
      if (conflict) draft.change(versionOf(conflict.latest));
      setConflict(undefined);
    },
  };
}
