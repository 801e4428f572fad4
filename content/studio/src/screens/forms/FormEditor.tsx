import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Checkbox } from "@portico/design-system/choice";
import { Select, TextArea, TextField } from "@portico/design-system/field";
import { Columns, Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { formLimits, formTopics } from "@portico/rules/webForm";
import { FormDifference } from "../../components/differences/FormDifference.tsx";
import { DefinitionForm } from "../../components/definitionForm.tsx";
import type { Start } from "../../data/useDraftEditor.ts";
import { discardFormDraft, type FormDefinition, type WebForm } from "./forms.api.ts";
import { FormPreview } from "./FormPreview.tsx";
import { Questions } from "./Questions.tsx";
import { type FormEditorHandle, useFormEditor } from "./useFormEditor.ts";
import { useProblemText } from "./usePartName.ts";

export type FormEditorProps = {
  saved: WebForm;
  /** What the editor starts from: the draft or live. */
  start: Start<FormDefinition>;
  /** Starts again from live. */
  onDiscarded: (live: FormDefinition) => void;
};

const languages = ["en", "es"] as const;

/** The draft of a form: words, questions, what is to fix, preview, reason and change set. */
export function FormEditor({ saved, start, onDiscarded }: FormEditorProps) {
  const editor = useFormEditor(saved, start);
  return (
    <DefinitionForm
      kind="forms"
      editor={editor}
      saved={saved}
      discard={discardFormDraft}
      onDiscarded={onDiscarded}
      difference={(theirs) => <FormDifference before={theirs} after={editor.form} />}
      preview={<FormPreview form={editor.form} />}
      mayReplace
    >
      <Words editor={editor} />
      <Questions form={editor.form} onChange={(fields) => editor.change({ fields })} />
      <Problems editor={editor} />
    </DefinitionForm>
  );
}

/** Title and introduction in both languages, and where the form goes. */
function Words({ editor: { form, change } }: { editor: FormEditorHandle }) {
  const t = useCopy();
  return (
    <Stack as="section" gap="medium">
      <Heading level={3}>{t("studio.forms.words")}</Heading>
      <Columns template="equal" gap="medium">
        {languages.map((language) => (
          <Stack key={language} gap="medium">
            <TextField
              label={t("studio.forms.field.title", { language })}
              name={`title-${language}`}
              autoComplete="off"
              maxLength={formLimits.title}
              value={form.title[language]}
              onChange={(text) => change({ title: { ...form.title, [language]: text } })}
            />
            <TextArea
              label={t("studio.forms.field.intro", { language })}
              name={`intro-${language}`}
              rows={2}
              value={form.intro[language]}
              onChange={(text) => change({ intro: { ...form.intro, [language]: text } })}
            />
          </Stack>
        ))}
      </Columns>
      <Select
        label={t("studio.forms.field.topic")}
        name="topic"
        value={form.topic}
        onChange={(value) => change({ topic: formTopics.find((topic) => topic === value) ?? "OTHER" })}
        options={formTopics.map((topic) => ({ value: topic, label: t("studio.forms.topic", { topic }) }))}
      />
      <Checkbox
        label={t("studio.forms.field.offered")}
        name="offered"
        checked={form.offered}
        onChange={(offered) => change({ offered })}
      />
    </Stack>
  );
}

/** What prevents a review; a draft can be saved with it. */
function Problems({ editor: { form, problems } }: { editor: FormEditorHandle }) {
  const t = useCopy();
  const say = useProblemText(form);
  if (problems.length === 0)
    return (
      <Alert tone="success" toneLabel={t("studio.shell.tone.success")}>
        {t("studio.forms.problems.none")}
      </Alert>
    );
  return (
    <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")} title={t("studio.forms.problems")}>
      <Stack as="ul" gap="xsmall">
        {problems.map((problem) => (
          <li key={`${problem.place} ${problem.error}`}>{say(problem)}</li>
        ))}
      </Stack>
    </Alert>
  );
}
