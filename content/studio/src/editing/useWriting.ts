import { mayTake } from "@portico/gate/permissions";
import { type Language, localeOf } from "@portico/message/tree";
import type { Editor } from "../api/bootstrap.ts";
import { useEditor } from "../session/sessionContext.ts";
import type { Message, MessageTarget, Scope } from "./message.api.ts";
import { type DraftHandle, type UnsavedDraft, useDraft } from "./useDraft.ts";
import { type SavingHandle, useSaving } from "./useSaving.ts";
import { type Checked, type Gate, useGate, useWordingChecks } from "./useWordingChecks.ts";

/**
 * Whether a user's roles allow writing a key in a language, for every site of the scope; several roles may add up.
 * For enabling controls; uses the server's authorization table.
 */
export function mayWrite(grants: Editor["grants"], key: string, scope: Scope, language: Language): boolean {
  const items = [{ item: "message" as const, key, scope, changed: [localeOf[language]] }];
  return mayTake("write", { username: "", grants }, { items }) === "allowed";
}

/** State of editing one message: typed text, permissions per language, findings, and saving. */
export type Writing = {
  message: Message;
  /** What the URL names. */
  place: MessageTarget;
  /** What is saved and discarded. */
  target: MessageTarget;
  may: Record<Language, boolean>;
  draft: DraftHandle;
  saving: SavingHandle;
  gate: Gate | "failed" | undefined;
  checks: Record<Language, Checked>;
};

/**
 * The change set of the URL, else that of the draft that is edited: the user's newest open one, which the service takes
 * without one, can be another by now.
 */
const targetOf = (place: MessageTarget, { changeSet }: UnsavedDraft): MessageTarget =>
  changeSet === undefined ? place : { changeSet, ...place };

/** Owned by the screen, so that unmounting a part of it loses nothing. */
export function useWriting(message: Message, place: MessageTarget): Writing {
  const grants = useEditor()?.grants ?? [];
  const may = {
    en: mayWrite(grants, message.key, message.scope, "en"),
    es: mayWrite(grants, message.key, message.scope, "es"),
  };
  const draft = useDraft(message);
  const target = targetOf(place, draft.words);
  const saving = useSaving(target, draft);
  const gate = useGate();
  const checks = useWordingChecks(gate === "failed" ? undefined : gate, message, draft.words);
  return { message, place, target, may, draft, saving, gate, checks };
}
