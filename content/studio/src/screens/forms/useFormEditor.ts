import { formProblems } from "@portico/rules/webForm";
import { type Start, useDraftEditor } from "../../data/useDraftEditor.ts";
import { formAsItIs, type FormDefinition, saveFormDraft, type WebForm } from "./forms.api.ts";

const kind = {
  asItIs: formAsItIs,
  save: saveFormDraft,
  shownOf: ({ draft, live }: WebForm): FormDefinition | undefined => draft?.form ?? live,
};

/** State of editing a form, and what is wrong with it. */
export function useFormEditor(saved: WebForm, start: Start<FormDefinition>) {
  const { definition: form, ...editor } = useDraftEditor(saved, start, kind);
  return { ...editor, form, problems: formProblems(form) };
}

export type FormEditorHandle = ReturnType<typeof useFormEditor>;
