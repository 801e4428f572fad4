import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Checkbox } from "@portico/design-system/choice";
import { Select, TextArea, TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Columns, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { formLimits, formTopics } from "@portico/rules/webForm";
import { useNavigate } from "react-router-dom";
import { DiscardDraft, DraftFields } from "../../components/draftParts.tsx";
import { LeaveQuestion } from "../../components/LeaveQuestion.tsx";
import { useUnsavedChanges } from "../../components/useUnsavedChanges.ts";
import { discardFormDraft, type FormDefinition, type WebForm } from "./forms.api.ts";
import { FormPreview } from "./FormPreview.tsx";
import { Questions } from "./Questions.tsx";
import { SavedOrRefused } from "./SavedOrRefused.tsx";
import { type FormEditorHandle, useFormEditor } from "./useFormEditor.ts";
import { useProblemText } from "./usePartName.ts";

export type FormEditorProps = {
  saved: WebForm;
  /** What the editor starts from: the draft, live, or a former version. */
  start: FormDefinition;
  changeSet: number | undefined;
  /** Starts again from live. */
  onDiscarded: (live: FormDefinition) => void;
};

const headingId = "form-edit";
const languages = ["en", "es"] as const;

/** The draft of a form: words, questions, what is to fix, preview, reason and change set. */
export function FormEditor({ saved, start, changeSet, onDiscarded }: FormEditorProps) {
  const t = useCopy();
  const go = useNavigate();
  const editor = useFormEditor(saved, start, changeSet);
  const changes = useUnsavedChanges(editor.isDirty, "lost");
  const saving = editor.state.phase === "running";
  const missing = t("studio.toggles.edit.reason.missing");
  const errors = editor.isReasonMissing ? [{ fieldName: "why", message: missing }] : [];
  const discarded = () => {
    if (saved.live) return onDiscarded(saved.live);
    changes.discard();
    void go("/studio/forms");
  };
  return (
    <Stack gap="xlarge">
      <Stack gap="medium">
        <Heading level={2} id={headingId}>
          {t("studio.forms.edit")}
        </Heading>
        <Text>{t("studio.forms.edit.lead")}</Text>
        <Form
          labelledBy={headingId}
          busy={saving}
          errors={{ title: t("studio.toggles.edit.problem"), errors, focusOn: editor.attempts }}
          onSubmit={() => void editor.save()}
          actions={
            <Actions>
              <Button type="submit" {...(saving && { busy: t("studio.toggles.edit.saving") })}>
                {t("studio.toggles.edit.save")}
              </Button>
              {saved.draft && <DiscardDraft change={discardFormDraft} saved={saved} onDiscarded={discarded} />}
            </Actions>
          }
        >
          <Stack gap="xlarge">
            <Words editor={editor} />
            <Questions form={editor.form} onChange={(fields) => editor.change({ fields })} />
            <Problems editor={editor} />
            <DraftFields
              changeSet={editor.changeSet}
              reason={editor.reason}
              error={errors[0]?.message}
              onChange={editor.changeRest}
            />
            <SavedOrRefused editor={editor} />
          </Stack>
        </Form>
      </Stack>
      <FormPreview form={editor.form} />
      <LeaveQuestion changes={changes} />
    </Stack>
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
          <li key={`${problem.place} ${problem.fault}`}>{say(problem)}</li>
        ))}
      </Stack>
    </Alert>
  );
}
