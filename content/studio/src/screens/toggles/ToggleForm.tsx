import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Segmented } from "@portico/design-system/choice";
import { Select, TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { changeSetsReading } from "../../data/changeSets.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";
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
  const { typed, faults, attempts, state } = form;
  const saving = state.phase === "running";
  const errors = {
    title: t("studio.toggles.edit.problem"),
    focusOn: attempts,
    errors: faults.map((fault) => ({ fieldName: fault, message: say(fault) })),
  };
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
            faults={faults}
            findings={state.phase === "refused" ? (state.problem.findings ?? []) : []}
            onChange={(rules) => form.change({ rules })}
          />
        ) : (
          <JsonField form={form} />
        )}
        <TogglePreviewPart toggle={toggle} definition={form.definition} />
        <DraftFields form={form} />
        <SaveOutcome form={form} />
      </Stack>
    </Form>
  );
}

const openSets = changeSetsReading("open");

/** The draft's change set and reason. While the change sets cannot be read, only the user's own is offered. */
function DraftFields({ form: { typed, faults, change } }: { form: ToggleFormHandle }) {
  const t = useCopy();
  const { read } = useRead(openSets);
  const open = (read.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  const asked =
    typed.changeSet === "" || open.some(({ value }) => value === typed.changeSet)
      ? []
      : [{ value: typed.changeSet, label: t("studio.changeSets.one", { id: Number(typed.changeSet) }) }];
  return (
    <Stack gap="medium">
      <Select
        label={t("studio.toggles.edit.changeSet")}
        name="changeSet"
        value={typed.changeSet}
        options={[{ value: "", label: t("studio.toggles.edit.changeSet.own") }, ...open, ...asked]}
        onChange={(changeSet) => change({ changeSet })}
      />
      <TextArea
        label={t("studio.toggles.edit.reason")}
        name="why"
        hint={t("studio.shared.reason.hint")}
        {...(faults.includes("why") && { error: t("studio.toggles.edit.reason.missing") })}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
        maxLength={500}
        remaining={(left) =>
          left < 0
            ? t("studio.shared.charactersOver", { count: -left })
            : t("studio.shared.charactersLeft", { count: left })
        }
      />
    </Stack>
  );
}

/** The whole definition as JSON, for experts. */
function JsonField({ form: { typed, faults, change } }: { form: ToggleFormHandle }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      {typed.rules === undefined && <Text>{t("studio.toggles.edit.json.only")}</Text>}
      <TextArea
        label={t("studio.toggles.edit.json")}
        name="json"
        hint={t("studio.toggles.edit.json.hint")}
        {...(faults.includes("json") && { error: t("studio.toggles.edit.json.wrong") })}
        rows={8}
        spellCheck={false}
        value={typed.json}
        onChange={(json) => change({ json })}
      />
    </Stack>
  );
}

/** Discards the draft; live does not change, and the history keeps the draft. */
function DiscardButton({ toggle: { key, etag, draft }, onDiscarded }: { toggle: Toggle; onDiscarded: () => void }) {
  const t = useCopy();
  const { state, run } = useAction(discardDraft);
  const discard = async () => {
    const answer = await run({ key, etag, changeSet: draft?.changeSet });
    if (answer.ok) onDiscarded();
  };
  return (
    <>
      <Button
        variant="quiet"
        {...(state.phase === "running" && { busy: t("studio.toggles.edit.discarding") })}
        onPress={() => void discard()}
      >
        {t("studio.toggles.edit.discard")}
      </Button>
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
    </>
  );
}
