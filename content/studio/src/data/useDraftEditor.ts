import { canonicalJson } from "@portico/message/canonical";
import { useState } from "react";
import { type Change, useAction } from "./useAction.ts";

/** A definition as editors have it: its version, that of live, and the draft in a change set. */
type Saved = { key: string; etag: string; liveEtag: string; draft?: { changeSet: number } };
type DraftTarget = { key: string; changeSet: number | undefined };
/** `etag`: the version that the draft is based on. */
export type DefinitionDraft<Definition> = DraftTarget & { etag: string; definition: Definition; reason: string };

export type Start<Definition> = {
  start: Definition;
  changeSet: number | undefined;
  /** The draft was discarded: the editing starts from live. */
  fromLive: boolean;
};

type Rest = { reason: string; changeSet: string };

type Kind<Definition, Item> = {
  /** Reads the currently saved version, to continue from it after a conflict. */
  asItIs: Change<DraftTarget, Item>;
  save: Change<DefinitionDraft<Definition>, Item>;
  /** The draft, else live. */
  shownOf: (saved: Item) => Definition | undefined;
};

type Base = { etag: string; liveEtag: string; changeSet: number | undefined };

/** What the editing started from: the version in one change set, and for all others that of live. */
export const baseOf = ({ etag, liveEtag, draft }: Omit<Saved, "key">): Base => ({
  etag,
  liveEtag,
  changeSet: draft?.changeSet,
});

/** The draft that is edited, which is in another change set than the one that was read once it is saved there. */
export const draftOn = ({ etag, changeSet }: Base) => (changeSet === undefined ? undefined : { etag, changeSet });

/** After a draft was discarded, which `saved` may still have until it is read again. */
const liveBaseOf = ({ liveEtag }: Saved): Base => ({ etag: liveEtag, liveEtag, changeSet: undefined });

const isReason = (reason: string) => reason.trim().length >= 3 && reason.length <= 500;

/**
 * State of editing a form or an article. Starts from the draft, else from live, and keeps what was typed until it is
 * saved, whatever others save meanwhile.
 */
export function useDraftEditor<Definition, Item extends Saved>(
  saved: Item,
  { start, changeSet, fromLive }: Start<Definition>,
  { asItIs, save, shownOf }: Kind<Definition, Item>,
) {
  const [definition, setDefinition] = useState(start);
  /** What is saved, or what the editing started from. */
  const [clean, setClean] = useState(start);
  const [rest, setRest] = useState<Rest>({ reason: "", changeSet: changeSet === undefined ? "" : String(changeSet) });
  const [base, setBase] = useState(() => (fromLive ? liveBaseOf(saved) : baseOf(saved)));
  const [attempts, setAttempts] = useState(0);
  const { state, run, reset } = useAction(save);
  const current = useAction(asItIs);
  const place = { key: saved.key, changeSet: rest.changeSet === "" ? undefined : Number(rest.changeSet) };

  async function saveFrom(version: string): Promise<void> {
    setAttempts(attempts + 1);
    if (!isReason(rest.reason)) return reset();
    const answer = await run({ ...place, etag: version, definition, reason: rest.reason.trim() });
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    setClean(definition);
    setAttempts(0);
    // What was typed since the request was sent is kept.
    setRest((now) => (now.reason === rest.reason ? { ...now, reason: "" } : now));
  }

  /** Resolves an edit conflict: takes the other user's version, or overwrites it with one's own. */
  async function settle(keep: "mine" | "theirs"): Promise<void> {
    const answer = await current.run(place);
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    if (keep === "mine") return saveFrom(answer.data.etag);
    const theirs = shownOf(answer.data) ?? definition;
    setDefinition(theirs);
    setClean(theirs);
    reset();
  }

  return {
    definition,
    ...rest,
    attempts,
    /** Whether anything was typed that is not saved. */
    isDirty: rest.reason !== "" || canonicalJson(definition) !== canonicalJson(clean),
    isReasonMissing: attempts > 0 && !isReason(rest.reason),
    state,
    settling: current.state,
    draft: draftOn(base),
    change: (changes: Partial<Definition>) => setDefinition({ ...definition, ...changes }),
    /** Takes a whole other version into the editor, unsaved. */
    replace: setDefinition,
    changeRest: (changes: Partial<Rest>) => setRest({ ...rest, ...changes }),
    save: () =>
      saveFrom(place.changeSet === undefined || place.changeSet === base.changeSet ? base.etag : base.liveEtag),
    settle,
  };
}
