import { useEffect, useMemo, useState } from "react";
import { useEditor } from "../session/sessionContext.ts";
import type { Message, Wording } from "./message.api.ts";
import { unsavedWords, type Unsaved } from "./unsaved.ts";

const none: Wording = { en: "", es: "" };

/** The words that an edit starts from: those of the draft, else those that customers read. */
export const startOf = ({ draft, live }: Message): Wording => draft?.wording ?? live ?? none;

const freshFrom = (message: Message): Unsaved => ({ ...startOf(message), reason: message.draft?.reason ?? "", version: message.etag });

const sameWords = (one: Wording, other: Wording) => one.en === other.en && one.es === other.es;

export type DraftHandle = {
  words: Unsaved;
  /** Whether something was typed that is not saved. */
  dirty: boolean;
  /** Whether they came back from before a reload. */
  restored: boolean;
  change: (changes: Partial<Unsaved>) => void;
  /** Drops what was typed and starts from the message as it stands, or as a save just answered. */
  startFrom: (message: Message) => void;
};

/** Where words that were typed start from now: another draft in their way stays one, so that saving tells of it. */
function rebased(words: Unsaved, before: Message, now: Message): Unsaved {
  const movedToEmptySet = now.draft === undefined && words.version === before.etag;
  return movedToEmptySet ? { ...words, version: now.etag } : words;
}

/**
 * The words being written, kept in the tab until they are saved. Words nobody changed here follow what the service says; those that were
 * typed stay as they are, and name the version that they were written from.
 */
export function useDraft(message: Message): DraftHandle {
  const username = useEditor()?.username ?? "";
  const { key, scope } = message;
  const kept = useMemo(() => unsavedWords(sessionStorage, username, key, scope), [username, key, scope]);
  const [state, setState] = useState(() => {
    const found = kept.read();
    return { words: found ?? freshFrom(message), of: message, restored: found !== undefined, typed: found !== undefined };
  });
  const { words, of, typed } = state;
  if (of !== message) {
    const moved = of.draft?.changeSet !== message.draft?.changeSet;
    setState({ ...state, of: message, words: typed ? (moved ? rebased(words, of, message) : words) : freshFrom(message) });
  }
  const dirty = typed && (!sameWords(words, startOf(message)) || words.reason !== (message.draft?.reason ?? ""));
  useEffect(() => kept.keep(dirty ? words : undefined), [kept, dirty, words]);
  return {
    words,
    dirty,
    restored: state.restored && dirty,
    change: (changes) => setState((now) => ({ ...now, words: { ...now.words, ...changes }, typed: true })),
    startFrom: (fresh) => setState({ words: freshFrom(fresh), of: message, restored: false, typed: false }),
  };
}
