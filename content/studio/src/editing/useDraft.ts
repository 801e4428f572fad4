import { isSystemReason } from "@portico/gate/systemReasons";
import { useEffect, useMemo, useState } from "react";
import { useEditor } from "../session/sessionContext.ts";
import type { Message, Scope, Wording } from "./message.api.ts";

/**
 * An unsaved draft: the typed wording, the reason, the version (ETag) it is based on, and whose version that is: of the
 * draft in a change set, else of live.
 */
export type UnsavedDraft = Wording & { reason: string; version: string; changeSet?: number | undefined };

/** Key in sessionStorage, which survives a reload and ends with the tab. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const beginning = "portico.studio.unsaved";

/** Separate per editor: two people may use one browser one after the other. */
const nameOf = (username: string, key: string, scope: Scope) => [beginning, username, key, scope].join(" ");

function isUnsaved(kept: unknown): kept is UnsavedDraft {
  return (
    typeof kept === "object" &&
    kept !== null &&
    (["en", "es", "reason", "version"] as const).every(
      (name) => typeof (kept as Record<string, unknown>)[name] === "string",
    )
  );
}

/** Autosaves a message's unsaved draft in the tab. Without storage everything works, but a reload loses the draft. */
export function unsavedDraft(storage: TabStorage, username: string, key: string, scope: Scope) {
  const name = nameOf(username, key, scope);
  return {
    read(): UnsavedDraft | undefined {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? "null");
        return isUnsaved(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(words: UnsavedDraft | undefined): void {
      try {
        if (words === undefined) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(words));
      } catch {
        // Quota exceeded or storage blocked.
      }
    },
  };
}

/** Keys with unsaved drafts of an editor in this tab, for any site. */
export function unsavedKeys(storage: Pick<Storage, "length" | "key">, username: string): Set<string> {
  const own = `${beginning} ${username} `;
  const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  return new Set(
    names.filter((name) => name.startsWith(own)).map((name) => name.slice(own.length).split(" ")[0] ?? ""),
  );
}

const none: Wording = { en: "", es: "" };

/** The initial value of an edit: the draft, else the live wording. */
const startOf = ({ draft, live }: Message): Wording => draft?.wording ?? live ?? none;

/** The reason to edit: a reason code of the service, such as an import's, is not used as a starting point. */
const givenReason = ({ draft }: Message): string => (draft && !isSystemReason(draft.reason) ? draft.reason : "");

/** What an edit of the message is based on. */
export const versionOf = ({ etag, draft }: Message) => ({ version: etag, changeSet: draft?.changeSet });

const freshFrom = (message: Message): UnsavedDraft => ({
  ...startOf(message),
  reason: givenReason(message),
  ...versionOf(message),
});

const sameWords = (one: Wording, other: Wording) => one.en === other.en && one.es === other.es;

export type DraftHandle = {
  words: UnsavedDraft;
  /** Whether there are unsaved changes. */
  dirty: boolean;
  /** Whether the draft was restored after a reload. */
  restored: boolean;
  change: (changes: Partial<UnsavedDraft>) => void;
  /** Discards typed changes and restarts from the message. */
  startFrom: (message: Message) => void;
  /** The sent words are saved: restarts from the response, or keeps what was typed since, based on it. */
  saved: (message: Message, sent: UnsavedDraft) => void;
};

/**
 * Rebases typed changes on another change set; where that has its own draft, or the draft they are based on is gone,
 * keeps the old version, so that saving reports a conflict.
 */
function rebased(words: UnsavedDraft, now: Message): UnsavedDraft {
  const isStillThere = now.drafts.some(({ changeSet }) => changeSet === words.changeSet);
  return now.draft === undefined && isStillThere ? { ...words, ...versionOf(now) } : words;
}

/**
 * What continues after a save during which somebody typed on: the response merged other people's changes per language,
 * so a language that was not typed since comes from it. One that was typed since and that the response changed keeps
 * the old version, so that the next save reports a conflict instead of undoing the other change.
 */
export function typedSince(now: UnsavedDraft, sent: UnsavedDraft, fresh: Message): UnsavedDraft {
  const merged = startOf(fresh);
  const isTyped = (language: keyof Wording) => now[language] !== sent[language];
  const collides = (["en", "es"] as const).some((language) => isTyped(language) && merged[language] !== sent[language]);
  return {
    ...now,
    en: isTyped("en") ? now.en : merged.en,
    es: isTyped("es") ? now.es : merged.es,
    ...(collides ? {} : versionOf(fresh)),
  };
}

/**
 * The draft being edited, kept in sessionStorage until saved. Unchanged drafts follow the service's data; changed ones
 * keep their text and the version (ETag) they are based on.
 */
export function useDraft(message: Message): DraftHandle {
  const username = useEditor()?.username ?? "";
  const { key, scope } = message;
  const kept = useMemo(() => unsavedDraft(sessionStorage, username, key, scope), [username, key, scope]);
  const [state, setState] = useState(() => {
    const found = kept.read();
    return {
      words: found ? rebased(found, message) : freshFrom(message),
      of: message,
      restored: found !== undefined,
      typed: found !== undefined,
    };
  });
  const { words, of, typed } = state;
  if (of !== message) {
    const moved = of.draft?.changeSet !== message.draft?.changeSet && words.version === of.etag;
    setState({
      ...state,
      of: message,
      words: typed ? (moved ? rebased(words, message) : words) : freshFrom(message),
    });
  }
  const startOver = (fresh: Message) => ({ words: freshFrom(fresh), of: message, restored: false, typed: false });
  const dirty = typed && (!sameWords(words, startOf(message)) || words.reason !== givenReason(message));
  useEffect(() => kept.keep(dirty ? words : undefined), [kept, dirty, words]);
  return {
    words,
    dirty,
    restored: state.restored && dirty,
    change: (changes) => setState((now) => ({ ...now, words: { ...now.words, ...changes }, typed: true })),
    startFrom: (fresh) => setState(startOver(fresh)),
    saved: (fresh, sent) =>
      setState((now) =>
        sameWords(now.words, sent) && now.words.reason === sent.reason
          ? startOver(fresh)
          : { ...now, words: typedSince(now.words, sent, fresh) },
      ),
  };
}
