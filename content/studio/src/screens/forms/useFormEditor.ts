import { formProblems } from "@portico/rules/webForm";
import { useState } from "react";
import { useAction } from "../../data/useAction.ts";
import { formAsItIs, type FormDefinition, saveFormDraft, type WebForm } from "./forms.api.ts";

type Rest = { reason: string; changeSet: string };

const startOf = ({ draft, live }: WebForm): FormDefinition | undefined => draft?.form ?? live;
const baseOf = ({ etag, draft }: WebForm) => ({ etag, changeSet: draft?.changeSet });

const isReason = (reason: string) => reason.trim().length >= 3 && reason.length <= 500;

/**
 * State of editing a form. Starts from the draft, else from live, and keeps what was typed until it is saved, whatever
 * others save meanwhile.
 */
export function useFormEditor(saved: WebForm, start: FormDefinition, changeSet: number | undefined) {
  const [form, setForm] = useState(start);
  const [rest, setRest] = useState<Rest>({ reason: "", changeSet: changeSet === undefined ? "" : String(changeSet) });
  const [base, setBase] = useState(() => baseOf(saved));
  const [attempts, setAttempts] = useState(0);
  const { state, run, reset } = useAction(saveFormDraft);
  const current = useAction(formAsItIs);
  const place = { key: saved.key, changeSet: rest.changeSet === "" ? undefined : Number(rest.changeSet) };

  async function saveFrom(version: string): Promise<void> {
    setAttempts(attempts + 1);
    if (!isReason(rest.reason)) return reset();
    const answer = await run({ ...place, etag: version, form, reason: rest.reason.trim() });
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    setAttempts(0);
    setRest({ ...rest, reason: "" });
  }

  /** Resolves an edit conflict: takes the other user's version, or overwrites it with one's own. */
  async function settle(keep: "mine" | "theirs"): Promise<void> {
    const answer = await current.run(place);
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    if (keep === "mine") return saveFrom(answer.data.etag);
    setForm(startOf(answer.data) ?? form);
    reset();
  }

  return {
    form,
    ...rest,
    attempts,
    isReasonMissing: attempts > 0 && !isReason(rest.reason),
    problems: formProblems(form),
    state,
    settling: current.state,
    change: (changes: Partial<FormDefinition>) => setForm({ ...form, ...changes }),
    changeRest: (changes: Partial<Rest>) => setRest({ ...rest, ...changes }),
    /** Continues from a former version. */
    use: setForm,
    save: () =>
      saveFrom(place.changeSet === undefined || place.changeSet === base.changeSet ? base.etag : saved.liveEtag),
    settle,
  };
}

export type FormEditorHandle = ReturnType<typeof useFormEditor>;
