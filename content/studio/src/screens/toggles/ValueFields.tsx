import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { FormRow } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useId } from "react";
import { renamed, withNewValue, withoutValue, withValue, type RuleForm, type ValueField } from "./definitionForm.ts";
import type { Finding, Toggle } from "./toggles.api.ts";
import { type ToggleFormError, useFindingText } from "./useToggleForm.ts";

type ValueFieldsProps = {
  toggle: Toggle;
  form: RuleForm;
  errors: readonly ToggleFormError[];
  /** The gate's findings of the last save. */
  findings: readonly Finding[];
  onChange: (form: RuleForm) => void;
};

/** The service's maximum. */
const maxValues = 20;

/** The variants that rules can choose, each with a name and a value. */
export function ValueFields({ toggle, form, errors, findings, onChange }: ValueFieldsProps) {
  const [t, { locale }] = [useCopy(), useLocale()];
  const expected = new Intl.ListFormat(locale, { type: "disjunction" }).format(toggle.expected);
  // For free text a single expected value is an example; several are the complete list.
  const isExample = toggle.type === "string" && toggle.expected.length === 1;
  const headingId = useId();
  const remove = (value: number) => {
    onChange(withoutValue(form, value));
    // The button disappears with the value.
    document.getElementById(headingId)?.focus();
  };
  return (
    <Stack gap="medium">
      <Heading level={3} id={headingId} focusable>
        {t("studio.toggles.edit.values")}
      </Heading>
      <Text size="small">
        {t(isExample ? "studio.toggles.edit.values.example" : "studio.toggles.edit.values.expected", { expected })}
      </Text>
      {form.values.map((value, index) => (
        <OneValue
          key={value.id}
          field={value}
          number={index + 1}
          toggle={toggle}
          form={form}
          errors={errors}
          findings={findings}
          onChange={onChange}
          onRemove={() => remove(value.id)}
        />
      ))}
      {form.values.length < maxValues && (
        <Inline>
          <Button variant="secondary" size="compact" onPress={() => onChange(withNewValue(form))}>
            {t("studio.toggles.edit.value.add")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function OneValue({
  field: { id, name, value },
  number,
  toggle,
  form,
  errors,
  findings,
  onChange,
  onRemove,
}: ValueFieldsProps & { field: ValueField; number: number; onRemove: () => void }) {
  const [t, say] = [useCopy(), useFindingText()];
  const wrong = findings.find(({ error, found }) => error === "WRONG_VALUE" && found === value.trim());
  return (
    <Stack gap="small">
      <FormRow>
        <TextField
          label={t("studio.toggles.edit.value.name", { number })}
          name={`name-${id}`}
          value={name}
          spellCheck={false}
          maxLength={100}
          error={errors.includes(`name-${id}`) ? t("studio.toggles.edit.value.name.wrong") : undefined}
          onChange={(text) => onChange(renamed(form, id, text))}
        />
        <TextField
          label={t("studio.toggles.edit.value.value", { number })}
          name={`value-${id}`}
          value={value}
          spellCheck={false}
          {...(toggle.type === "number" && { inputMode: "decimal" as const })}
          error={wrong && say(wrong)}
          // Typing a value for a setting puts it in effect: checks the box above, which can be unchecked again.
          onChange={(text) =>
            onChange({ ...withValue(form, id, text), ...(toggle.kind === "setting" && { enabled: true }) })
          }
        />
      </FormRow>
      {form.values.length > 1 && (
        <Inline>
          <Button variant="quiet" size="compact" onPress={onRemove}>
            {t("studio.toggles.edit.value.remove", { number })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
