import type { Language } from "@portico/message/tree";
import { useEditor } from "../session/sessionContext.ts";
import { mayWrite } from "./mayWrite.ts";
import type { Message, Place } from "./message.api.ts";
import { type DraftHandle, useDraft } from "./useDraft.ts";
import { type Gate, useGate } from "./useGate.ts";
import { type SavingHandle, useSaving } from "./useSaving.ts";
import { type Checked, useVerdicts } from "./useVerdicts.ts";

/** One message being written: what is typed, who may write which language, what the gate says of it, and how it is saved. */
export type Writing = {
  message: Message;
  place: Place;
  may: Record<Language, boolean>;
  draft: DraftHandle;
  saving: SavingHandle;
  gate: Gate | "failed" | undefined;
  verdicts: Record<Language, Checked>;
};

/** Held by the screen, so that no part of it can lose what is typed. */
export function useWriting(message: Message, place: Place): Writing {
  const grants = useEditor()?.grants ?? [];
  const may = { en: mayWrite(grants, message.key, message.scope, "en"), es: mayWrite(grants, message.key, message.scope, "es") };
  const draft = useDraft(message);
  const saving = useSaving(place, draft);
  const gate = useGate();
  const verdicts = useVerdicts(gate === "failed" ? undefined : gate, message, draft.words);
  return { message, place, may, draft, saving, gate, verdicts };
}
