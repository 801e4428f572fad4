import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Segmented } from "@portico/design-system/choice";
import { Form } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { DiscardButton } from "./DiscardButton.tsx";
import { DraftFields } from "./DraftFields.tsx";
import { JsonField } from "./JsonField.tsx";
import { RuleFields } from "./RuleFields.tsx";
import { SaveOutcome } from "./SaveOutcome.tsx";
import { TogglePreviewPart } from "./TogglePreviewPart.tsx";
import type { Toggle } from "./toggles.api.ts";
import { useFaultWords } from "./useFaultWords.ts";
import { useToggleForm } from "./useToggleForm.ts";

const looks = ["rules", "json"] as const;

export type ToggleFormProps = { toggle: Toggle; changeSet: number | undefined; labelledBy: string; onDiscarded: () => void };

/** The draft of a toggle: rules in fields or JSON, who would get what, why, and in which change set. */
export function ToggleForm({ toggle, changeSet, labelledBy, onDiscarded }: ToggleFormProps) {
  const [t, say] = [useCopy(), useFaultWords()];
  const form = useToggleForm(toggle, changeSet);
  const { typed, faults, attempts, state } = form;
  const saving = state.phase === "running";
  const errors = { title: t("studio.toggles.edit.problem"), focusOn: attempts, errors: faults.map((fault) => ({ fieldName: fault, message: say(fault) })) };
  return (
    <Form
      labelledBy={labelledBy}
      busy={saving}
      errors={errors}
      onSubmit={() => void form.save()}
      actions={
        <Actions>
          <Button type="submit" {...(saving && { busy: t("studio.toggles.edit.saving") })}>
            {t("studio.toggles.edit.save")}
          </Button>
          {toggle.draft && <DiscardButton toggle={toggle} onDiscarded={onDiscarded} />}
        </Actions>
      }
    >
      <Stack gap="large">
        <Inline>
          <Segmented label={t("studio.toggles.edit.form")} value={typed.look} onChange={form.show} options={looks.map((value) => ({ value, label: t(`studio.toggles.edit.form.${value}`) }))} />
        </Inline>
        {typed.look === "rules" && typed.rules ? <RuleFields toggle={toggle} form={typed.rules} faults={faults} findings={state.phase === "refused" ? (state.problem.findings ?? []) : []} onChange={(rules) => form.change({ rules })} /> : <JsonField form={form} />}
        <TogglePreviewPart toggle={toggle} definition={form.definition} />
        <DraftFields form={form} />
        <SaveOutcome form={form} />
      </Stack>
    </Form>
  );
}
