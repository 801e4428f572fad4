import type { components } from "@portico/openapi/studio";

type FormDefinition = NonNullable<components["schemas"]["Form"]["live"]>;
type Field = FormDefinition["fields"][number];

export type SetUpWords = {
  topic: (topic: FormDefinition["topic"]) => string;
  offered: (isOffered: boolean) => string;
  kind: (kind: Field["kind"]) => string;
  required: (isRequired: boolean) => string;
  rule: (rule: NonNullable<Field["rule"]>) => string;
  askedIf: (condition: NonNullable<Field["askedIf"]>) => string;
};

/** All words of a form in a language, in reading order. */
export function wordLines(form: FormDefinition | undefined, language: "en" | "es"): string {
  if (form === undefined) return "";
  const ofFields = form.fields.flatMap(({ label, hint, choices }) => [
    label[language],
    ...(hint ? [hint[language]] : []),
    ...choices.map((choice) => choice.label[language]),
  ]);
  return [form.title[language], form.intro[language], ...ofFields].join(" · ");
}

/** What is not words: where it goes, and how each question is answered. */
export function setUpLines(form: FormDefinition | undefined, words: SetUpWords): string {
  if (form === undefined) return "";
  const ofFields = form.fields.map(({ id, kind, required, maxLength, rule, askedIf }) =>
    [
      `${id}: ${words.kind(kind)}`,
      words.required(required),
      ...(maxLength === null ? [] : [String(maxLength)]),
      ...(rule === null ? [] : [words.rule(rule)]),
      ...(askedIf ? [words.askedIf(askedIf)] : []),
    ].join(", "),
  );
  return [words.topic(form.topic), words.offered(form.offered), ...ofFields].join(" · ");
}
