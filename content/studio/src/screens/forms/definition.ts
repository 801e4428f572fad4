import { type FieldKind, formLimits, hasChoices, longestOf, rulesOf } from "@portico/rules/webForm";
import type { FormDefinition, FormField } from "./forms.api.ts";

const blank = { en: "", es: "" };

/** A name that no other one has; it is never shown, and stays when the words change. */
function freeId(start: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const id = `${start}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

/** A usual limit, well below the largest one. */
const usualLength: Partial<Record<FieldKind, number>> = { TEXT: 80, LONG_TEXT: formLimits.longText, NUMBER: 6 };

/** A form with one question, whose words are still to be written. */
export const newForm = (title: FormDefinition["title"]): FormDefinition => ({
  ...{ title, intro: blank, topic: "OTHER", offered: true },
  fields: [newField([], "LONG_TEXT")],
});

export function newField(fields: readonly FormField[], kind: FieldKind): FormField {
  const id = freeId(
    "question",
    fields.map((field) => field.id),
  );
  return withKind(
    { ...{ id, kind, label: blank, hint: null, required: true, maxLength: null, rule: null }, choices: [] },
    kind,
  );
}

/** The field answered in another way; what doesn't fit the new kind is dropped. */
export function withKind(field: FormField, kind: FieldKind): FormField {
  const longest = longestOf(kind);
  const { maxLength, rule, choices } = field;
  return {
    ...field,
    kind,
    maxLength: longest === undefined ? null : Math.min(maxLength ?? usualLength[kind] ?? longest, longest),
    rule: rule !== null && rulesOf(kind).includes(rule) ? rule : null,
    choices: !hasChoices(kind) ? [] : choices.length > 0 ? choices : withNewChoice(withNewChoice([])),
  };
}

export function withNewChoice(choices: FormField["choices"]): FormField["choices"] {
  const value = freeId(
    "choice",
    choices.map((choice) => choice.value),
  );
  return [...choices, { value, label: blank }];
}

/** A hint of which nothing is left is none. */
export function withHint(field: FormField, language: "en" | "es", text: string): FormField {
  const hint = { ...(field.hint ?? blank), [language]: text };
  return { ...field, hint: hint.en === "" && hint.es === "" ? null : hint };
}

/** The number that was typed; null for no number, which is a problem of the form. */
export const numberTyped = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** The earlier questions that a question can depend on. */
export const triggersFor = (fields: readonly FormField[], field: FormField): FormField[] =>
  fields.slice(0, fields.indexOf(field)).filter(({ kind, choices }) => hasChoices(kind) && choices.length > 0);

/** Asks a question always, or after the first choice of another one. */
export function withCondition(field: FormField, fields: readonly FormField[], trigger: string): FormField {
  const { askedIf, ...always } = field;
  if (trigger === "") return always;
  const choice = fields.find(({ id }) => id === trigger)?.choices[0]?.value ?? "";
  return { ...always, askedIf: askedIf?.field === trigger ? askedIf : { field: trigger, choice } };
}
