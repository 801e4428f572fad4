import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Segmented } from "@portico/design-system/choice";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { DiscardDraft, DraftFields } from "../../components/draftParts.tsx";
import { LeaveQuestion } from "../../components/LeaveQuestion.tsx";
import { useUnsavedChanges } from "../../components/useUnsavedChanges.ts";
import { RuleFields } from "./RuleFields.tsx";
import { SaveOutcome } from "./SaveOutcome.tsx";
import { TogglePreviewPart } from "./TogglePreviewPart.tsx";
import { discardDraft, type Toggle } from "./toggles.api.ts";
import { type ToggleFormHandle, useErrorText, useToggleForm } from "./useToggleForm.ts";

const looks = ["rules", "json"] as const;

export type ToggleFormProps = {
  toggle: Toggle;
  changeSet: number | undefined;
  labelledBy: string;
  onDiscarded: () => void;
};

/** The draft of a toggle: rules as fields or JSON, preview, reason, and change set. */
export function ToggleForm({ toggle, changeSet, labelledBy, onDiscarded }: ToggleFormProps) {
  const [t, say] = [useCopy(), useErrorText()];
  const form = useToggleForm(toggle, changeSet);
  const changes = useUnsavedChanges(form.isDirty, "lost");
  const { typed, errors, attempts, state } = form;
  const saving = state.phase === "running";
  const summary = {
    title: t("studio.toggles.edit.problem"),
    focusOn: attempts,
    errors: errors.map((error) => ({ fieldName: error, message: say(error) })),
  };
  return (
    <>
      <Form
        labelledBy={labelledBy}
        busy={saving}
        errors={summary}
        onSubmit={() => void form.save()}
        actions={
          <Actions>
            <Button type="submit" {...(saving && { busy: t("studio.toggles.edit.saving") })}>
              {t("studio.toggles.edit.save")}
            </Button>
            {form.draft && (
              <DiscardDraft change={discardDraft} name={toggle.key} draft={form.draft} onDiscarded={onDiscarded} />
            )}
          </Actions>
        }
      >
        <Stack gap="large">
          <Inline>
            <Segmented
              label={t("studio.toggles.edit.form")}
              value={typed.look}
              onChange={form.show}
              options={looks.map((value) => ({ value, label: t(`studio.toggles.edit.form.${value}`) }))}
            />
          </Inline>
          {typed.look === "rules" && typed.rules ? (
            <RuleFields
              toggle={toggle}
              form={typed.rules}
              errors={errors}
              findings={state.phase === "refused" ? (state.problem.findings ?? []) : []}
              onChange={(rules) => form.change({ rules })}
            />
          ) : (
            <JsonField form={form} />
          )}
          <TogglePreviewPart toggle={toggle} definition={form.definition} />
          <DraftFields
            changeSet={typed.changeSet}
            reason={typed.reason}
            error={errors.includes("why") ? t("studio.toggles.edit.reason.missing") : undefined}
            onChange={form.change}
          />
          <SaveOutcome form={form} />
        </Stack>
      </Form>
      <LeaveQuestion changes={changes} />
    </>
  );
}

/** The whole definition as JSON, for experts. */
function JsonField({ form: { typed, errors, change } }: { form: ToggleFormHandle }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      {typed.rules === undefined && <Text>{t("studio.toggles.edit.json.only")}</Text>}
      <TextArea
        label={t("studio.toggles.edit.json")}
        name="json"
        hint={t("studio.toggles.edit.json.hint")}
        {...(errors.includes("json") && { error: t("studio.toggles.edit.json.wrong") })}
        rows={8}
        spellCheck={false}
        value={typed.json}
        onChange={(json) => change({ json })}
      />
    </Stack>
  );
}
