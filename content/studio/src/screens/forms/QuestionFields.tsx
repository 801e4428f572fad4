import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Checkbox } from "@portico/design-system/choice";
import { Select, TextField } from "@portico/design-system/field";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { fieldKinds, formLimits, hasChoices, longestOf, maxRadios, rulesOf } from "@portico/rules/webForm";
import { numberTyped, triggersFor, withCondition, withHint, withKind, withNewChoice } from "./definition.ts";
import type { FormDefinition, FormField } from "./forms.api.ts";
import { useQuestionName, useWordsLanguage } from "./usePartName.ts";

type Props = { field: FormField; onChange: (field: FormField) => void };
type AskedProps = Props & { form: FormDefinition };

const languages = ["en", "es"] as const;

/** Everything about one question: words in both languages, how it is answered, and its limits. */
export function QuestionFields({ field, form, onChange }: AskedProps) {
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
      <Asked field={field} form={form} onChange={onChange} />
    </Stack>
  );
}

/** Whether a question is asked always, or only after a certain answer to an earlier one. */
function Asked({ field, form, onChange }: AskedProps) {
  const t = useCopy();
  const nameOf = useQuestionName();
  const language = useWordsLanguage();
  const { id, askedIf } = field;
  const triggers = triggersFor(form.fields, field);
  if (triggers.length === 0 && !askedIf) return null;
  const trigger = form.fields.find((each) => each.id === askedIf?.field);
  const choices = trigger?.choices ?? [];
  const triggerName = (other: FormField) => nameOf(form, form.fields.indexOf(other));
  // What does not work any more stays shown until it is changed.
  const isListed = trigger !== undefined && triggers.includes(trigger);
  const lost =
    !askedIf || isListed ? [] : [{ value: askedIf.field, label: trigger ? triggerName(trigger) : askedIf.field }];
  const lostChoice =
    !askedIf || choices.some(({ value }) => value === askedIf.choice)
      ? []
      : [{ value: askedIf.choice, label: t("studio.forms.question.choice.gone") }];
  return (
    <Columns template="equal" gap="medium">
      <Select
        label={t("studio.forms.question.askedIf")}
        name={`${id}-askedIf`}
        value={askedIf?.field ?? ""}
        onChange={(value) => onChange(withCondition(field, form.fields, value))}
        options={[
          { value: "", label: t("studio.forms.question.askedIf.always") },
          ...lost,
          ...triggers.map((other) => ({ value: other.id, label: triggerName(other) })),
        ]}
      />
      {askedIf && (
        <Select
          label={t("studio.forms.question.askedIf.choice")}
          name={`${id}-askedIf-choice`}
          value={askedIf.choice}
          onChange={(choice) => onChange({ ...field, askedIf: { ...askedIf, choice } })}
          options={[
            ...lostChoice,
            ...choices.map(({ value, label }, index) => ({
              value,
              label: label[language].trim() || t("studio.forms.choice", { number: index + 1, language }),
            })),
          ]}
        />
      )}
    </Columns>
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
          label={t(kind === "NUMBER" ? "studio.forms.question.maxDigits" : "studio.forms.question.max")}
          name={`${id}-max`}
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
  const maxChoices = kind === "CHOICE" ? maxRadios : formLimits.choices;
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
      {choices.length < maxChoices && (
        <Inline>
          <Button variant="secondary" size="compact" onPress={() => change(withNewChoice(choices))}>
            {t("studio.forms.choice.add")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
