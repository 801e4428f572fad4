import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Disclosure } from "@portico/design-system/disclosure";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { type ReorderableLabels, ReorderableList } from "@portico/design-system/reorderable-list";
import { Heading, Text } from "@portico/design-system/text";
import { formLimits } from "@portico/rules/webForm";
import { useState } from "react";
import { newField } from "./definition.ts";
import type { FormDefinition, FormField } from "./forms.api.ts";
import { QuestionFields } from "./QuestionFields.tsx";
import { useBrokenConditions, useQuestionName } from "./usePartName.ts";

type Props = { form: FormDefinition; onChange: (fields: FormField[]) => void };

const headingId = "form-questions";

/** The questions: their order, by dragging or by keyboard, and the fields of each. */
export function Questions({ form, onChange }: Props) {
  const t = useCopy();
  const { fields } = form;
  const nameOf = useQuestionName();
  const name = (field: FormField) => nameOf(form, fields.indexOf(field));
  const [removed, setRemoved] = useState("");
  const [opened, setOpened] = useState("");
  const add = () => {
    const field = newField(fields, "TEXT");
    setOpened(field.id);
    onChange([...fields, field]);
  };
  const remove = (field: FormField) => {
    setRemoved(t("studio.forms.question.removed", { name: name(field) }));
    onChange(fields.filter((each) => each !== field));
    // The button disappears with the question.
    document.getElementById(headingId)?.focus();
  };
  return (
    <Stack as="section" gap="medium">
      <Heading level={3} id={headingId} focusable>
        {t("studio.forms.questions")}
      </Heading>
      <BrokenConditions form={form} />
      {fields.length > 1 && <Order fields={fields} name={name} onChange={onChange} />}
      {fields.map((field) => (
        <Card key={field.id} padding="medium">
          <Disclosure
            summary={t("studio.forms.question.edit", { name: name(field) })}
            open={opened === field.id}
            onOpenChange={(isOpen) => setOpened(isOpen ? field.id : "")}
          >
            <Stack gap="medium">
              <QuestionFields
                field={field}
                form={form}
                onChange={(changed) => onChange(fields.map((each) => (each === field ? changed : each)))}
              />
              <Inline>
                <Button variant="danger" size="compact" onPress={() => remove(field)}>
                  {t("studio.forms.question.remove", { name: name(field) })}
                </Button>
              </Inline>
            </Stack>
          </Disclosure>
        </Card>
      ))}
      {fields.length < formLimits.fields && (
        <Inline>
          <Button variant="secondary" onPress={add}>
            {t("studio.forms.question.add")}
          </Button>
        </Inline>
      )}
      <LiveRegion urgency="polite" message={removed} />
    </Stack>
  );
}

/** Says at once when moving or removing a question or a choice leaves another question without its condition. */
function BrokenConditions({ form }: { form: FormDefinition }) {
  const t = useCopy();
  const broken = useBrokenConditions(form);
  return (
    <>
      {broken.length > 0 && (
        <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")} title={t("studio.forms.conditions")}>
          <Stack as="ul" gap="xsmall">
            {broken.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </Stack>
        </Alert>
      )}
      <LiveRegion urgency="polite" message={broken.map(({ text }) => text).join(" ")} />
    </>
  );
}

type OrderProps = {
  fields: readonly FormField[];
  name: (field: FormField) => string;
  onChange: (fields: FormField[]) => void;
};

function Order({ fields, name, onChange }: OrderProps) {
  const t = useCopy();
  return (
    <ReorderableList
      label={t("studio.forms.order")}
      items={fields}
      itemKey={({ id }) => id}
      itemName={name}
      onReorder={(order) => onChange([...order])}
      labels={useOrderLabels()}
    >
      {(field) => (
        <Stack gap="xsmall" as="span">
          <Text as="span" weight="strong">
            {name(field)}
          </Text>
          <Text as="span" size="small" tone="quiet">
            {t("studio.forms.kind", { kind: field.kind })}
          </Text>
        </Stack>
      )}
    </ReorderableList>
  );
}

function useOrderLabels(): ReorderableLabels {
  const t = useCopy();
  return {
    handle: (name) => t("studio.forms.order.handle", { name }),
    instructions: t("studio.forms.order.instructions"),
    up: (name) => t("studio.forms.order.up", { name }),
    down: (name) => t("studio.forms.order.down", { name }),
    lifted: (name, place, count) => t("studio.forms.order.lifted", { name, place, count }),
    moved: (name, place, count) => t("studio.forms.order.moved", { name, place, count }),
    dropped: (name, place, count) => t("studio.forms.order.dropped", { name, place, count }),
    putBack: (name, place, count) => t("studio.forms.order.putBack", { name, place, count }),
  };
}
