import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { FormRow } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { renamed, withNewValue, withoutValue, withValue, type RuleForm, type ValueField } from "./definitionForm.ts";
import type { Finding, Toggle } from "./toggles.api.ts";
import { useFindingWords } from "./useFindingWords.ts";

type ValueFieldsProps = { toggle: Toggle; form: RuleForm; /** What the gate refused when it was saved last. */ findings: readonly Finding[]; onChange: (form: RuleForm) => void };

/** As many as the service takes. */
const most = 20;

/** The values that rules can choose, each with its name. */
export function ValueFields({ toggle, form, findings, onChange }: ValueFieldsProps) {
  const [t, { locale }] = [useCopy(), useLocale()];
  const expected = new Intl.ListFormat(locale, { type: "disjunction" }).format(toggle.expected);
  // One word of free text is an example; several are all there are.
  const isExample = toggle.type === "string" && toggle.expected.length === 1;
  return (
    <Stack gap="medium">
      <Heading level={3}>{t("studio.toggles.edit.values")}</Heading>
      <Text size="small">{t(isExample ? "studio.toggles.edit.values.example" : "studio.toggles.edit.values.expected", { expected })}</Text>
      {form.values.map((value, index) => (
        <OneValue key={value.id} field={value} number={index + 1} toggle={toggle} form={form} findings={findings} onChange={onChange} />
      ))}
      {form.values.length < most && (
        <Inline>
          <Button variant="secondary" size="compact" onPress={() => onChange(withNewValue(form))}>
            {t("studio.toggles.edit.value.add")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function OneValue({ field: { id, name, value }, number, toggle, form, findings, onChange }: ValueFieldsProps & { field: ValueField; number: number }) {
  const [t, say] = [useCopy(), useFindingWords()];
  const wrong = findings.find(({ fault, found }) => fault === "WRONG_VALUE" && found === value.trim());
  return (
    <Stack gap="small">
      <FormRow>
        <TextField label={t("studio.toggles.edit.value.name", { number })} name={`name-${id}`} value={name} spellCheck={false} maxLength={100} onChange={(text) => onChange(renamed(form, id, text))} />
        <TextField
          label={t("studio.toggles.edit.value.value", { number })}
          name={`value-${id}`}
          value={value}
          spellCheck={false}
          {...(toggle.type === "number" && { inputMode: "decimal" as const })}
          error={wrong && say(wrong)}
          // Whoever writes a value for a setting wants it to hold; the box above says so, and can be unticked again.
          onChange={(text) => onChange({ ...withValue(form, id, text), ...(toggle.kind === "setting" && { enabled: true }) })}
        />
      </FormRow>
      {form.values.length > 1 && (
        <Inline>
          <Button variant="quiet" size="compact" onPress={() => onChange(withoutValue(form, id))}>
            {t("studio.toggles.edit.value.remove", { number })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
