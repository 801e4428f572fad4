import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Checkbox } from "@portico/design-system/choice";
import { Select, TextField } from "@portico/design-system/field";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { fieldKinds, formLimits, hasChoices, longestOf, mostRadios, rulesOf } from "@portico/rules/webForm";
import { numberTyped, withHint, withKind, withNewChoice } from "./definition.ts";
import type { FormField } from "./forms.api.ts";

type Props = { field: FormField; onChange: (field: FormField) => void };

const languages = ["en", "es"] as const;

/** Everything about one question: words in both languages, how it is answered, and its limits. */
export function QuestionFields({ field, onChange }: Props) {
  const t = useCopy();
  const { id, kind, label, hint, required } = field;
  return (
    <Stack gap="medium">
      <Columns template="equal" gap="medium">
        {languages.map((language) => (
          <Stack key={language} gap="medium">
            <TextField
              label={t("studio.forms.question.label", { language })}
              name={`${id}-label-${language}`}
              autoComplete="off"
              maxLength={formLimits.label}
              value={label[language]}
              onChange={(text) => onChange({ ...field, label: { ...label, [language]: text } })}
            />
            <TextField
              label={t("studio.forms.question.hint", { language })}
              name={`${id}-hint-${language}`}
              optionalLabel={t("studio.forms.optional")}
              autoComplete="off"
              maxLength={formLimits.hint}
              value={hint?.[language] ?? ""}
              onChange={(text) => onChange(withHint(field, language, text))}
            />
          </Stack>
        ))}
      </Columns>
      <Select
        label={t("studio.forms.question.kind")}
        name={`${id}-kind`}
        value={kind}
        onChange={(value) => onChange(withKind(field, fieldKinds.find((each) => each === value) ?? kind))}
        options={fieldKinds.map((value) => ({ value, label: t("studio.forms.kind", { kind: value }) }))}
      />
      <Limits field={field} onChange={onChange} />
      {hasChoices(kind) && <Choices field={field} onChange={onChange} />}
      <Checkbox
        label={t("studio.forms.question.required")}
        name={`${id}-required`}
        checked={required}
        onChange={(checked) => onChange({ ...field, required: checked })}
      />
    </Stack>
  );
}

/** How long an answer may be, and what it has to look like. */
function Limits({ field, onChange }: Props) {
  const t = useCopy();
  const { id, kind, maxLength, rule } = field;
  const rules = rulesOf(kind);
  return (
    <>
      {longestOf(kind) !== undefined && (
        <TextField
          label={t(kind === "NUMBER" ? "studio.forms.question.mostDigits" : "studio.forms.question.most")}
          name={`${id}-most`}
          inputMode="numeric"
          autoComplete="off"
          value={maxLength === null ? "" : String(maxLength)}
          onChange={(text) => onChange({ ...field, maxLength: numberTyped(text) })}
        />
      )}
      {rules.length > 0 && (
        <Select
          label={t("studio.forms.question.rule")}
          name={`${id}-rule`}
          value={rule ?? ""}
          onChange={(value) => onChange({ ...field, rule: rules.find((each) => each === value) ?? null })}
          options={[
            { value: "", label: t("studio.forms.question.rule.none") },
            ...rules.map((value) => ({ value, label: t("studio.forms.rule", { rule: value }) })),
          ]}
        />
      )}
    </>
  );
}

/** The choices of a group or a list, in both languages. */
function Choices({ field, onChange }: Props) {
  const t = useCopy();
  const { id, kind, choices } = field;
  const change = (next: FormField["choices"]) => onChange({ ...field, choices: next });
  const most = kind === "CHOICE" ? mostRadios : formLimits.choices;
  return (
    <Stack gap="medium">
      {choices.map(({ value, label }, index) => (
        <Stack key={value} gap="small">
          <Columns template="equal" gap="medium">
            {languages.map((language) => (
              <TextField
                key={language}
                label={t("studio.forms.choice", { number: index + 1, language })}
                name={`${id}-${value}-${language}`}
                autoComplete="off"
                maxLength={formLimits.choice}
                value={label[language]}
                onChange={(text) =>
                  change(
                    choices.map((each, at) => (at === index ? { value, label: { ...label, [language]: text } } : each)),
                  )
                }
              />
            ))}
          </Columns>
          {choices.length > 2 && (
            <Inline>
              <Button variant="quiet" size="compact" onPress={() => change(choices.filter((_, at) => at !== index))}>
                {t("studio.forms.choice.remove", { number: index + 1 })}
              </Button>
            </Inline>
          )}
        </Stack>
      ))}
      {choices.length < most && (
        <Inline>
          <Button variant="secondary" size="compact" onPress={() => change(withNewChoice(choices))}>
            {t("studio.forms.choice.add")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
