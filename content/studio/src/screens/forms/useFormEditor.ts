import { formProblems } from "@portico/rules/webForm";
import { useDraftEditor } from "../../data/useDraftEditor.ts";
import { formAsItIs, type FormDefinition, saveFormDraft, type WebForm } from "./forms.api.ts";

const kind = {
  asItIs: formAsItIs,
  save: saveFormDraft,
  shownOf: ({ draft, live }: WebForm): FormDefinition | undefined => draft?.form ?? live,
};

/** State of editing a form, and what is wrong with it. */
export function useFormEditor(saved: WebForm, start: FormDefinition, changeSet: number | undefined) {
  const { definition: form, ...editor } = useDraftEditor(saved, { start, changeSet }, kind);
  return { ...editor, form, problems: formProblems(form) };
}

export type FormEditorHandle = ReturnType<typeof useFormEditor>;
