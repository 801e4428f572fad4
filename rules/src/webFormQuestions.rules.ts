/** What a web form asks, in one language (SERV-13): the questions that a page draws for the fields of a definition. */
import type { FormField, FormLanguage } from "./webForm.rules.ts";
import {
  askedFields,
  contactPhoneOf,
  type FormAnswers,
  type FormFacts,
  noService,
  waysToAnswer,
} from "./webFormAnswers.rules.ts";

type DayBound = { date: string; reason: string };

/** A question as the design system's QuestionField draws it. */
export type FormQuestion = {
  kind: "text" | "longText" | "email" | "phone" | "number" | "date" | "choice" | "select" | "check";
  name: string;
  label: string;
  hint?: string;
  optionalLabel?: string;
  maxLength?: number;
  options?: readonly { value: string; label: string }[];
  days?: { min?: DayBound; max?: DayBound };
};

/** The words of a page that no definition has. */
export type FormPageWords = {
  optional: string;
  service: (service: string) => string;
  contact: (way: (typeof waysToAnswer)[number]) => string;
  phone: string;
  todayOrEarlier: string;
  todayOrLater: string;
};

const kinds = {
  TEXT: "text",
  LONG_TEXT: "longText",
  EMAIL: "email",
  PHONE: "phone",
  NUMBER: "number",
  DATE: "date",
  CHOICE: "choice",
  SELECT: "select",
  CHECKBOX: "check",
  SERVICE: "select",
  CONTACT: "choice",
} as const;

function optionsOf(
  { kind, choices }: FormField,
  language: FormLanguage,
  { services }: FormFacts,
  words: FormPageWords,
): FormQuestion["options"] {
  if (kind === "SERVICE") return [...services, noService].map((value) => ({ value, label: words.service(value) }));
  if (kind === "CONTACT") return waysToAnswer.map((value) => ({ value, label: words.contact(value) }));
  return choices.map(({ value, label }) => ({ value, label: label[language] }));
}

function daysOf({ rule }: FormField, { today }: FormFacts, words: FormPageWords): FormQuestion["days"] {
  if (rule === "TODAY_OR_EARLIER") return { max: { date: today, reason: words.todayOrEarlier } };
  return rule === "TODAY_OR_LATER" ? { min: { date: today, reason: words.todayOrLater } } : undefined;
}

function questionOf(field: FormField, language: FormLanguage, facts: FormFacts, words: FormPageWords): FormQuestion {
  const { id, kind, label, hint, required, maxLength } = field;
  const [options, days] = [optionsOf(field, language, facts, words), daysOf(field, facts, words)];
  return {
    kind: kinds[kind],
    name: id,
    label: label[language],
    ...(hint && { hint: hint[language] }),
    ...(!required && { optionalLabel: words.optional }),
    ...(maxLength !== null && { maxLength }),
    ...(options && { options }),
    ...(days && { days }),
  };
}

/** The questions that are asked for these answers, in order; who asks for a call is asked for the number right after. */
export function questionsOf(
  fields: readonly FormField[],
  answers: FormAnswers,
  language: FormLanguage,
  facts: FormFacts,
  words: FormPageWords,
): FormQuestion[] {
  return askedFields(fields, answers).flatMap((field): FormQuestion[] => {
    const question = questionOf(field, language, facts, words);
    return field.kind === "CONTACT" && answers[field.id] === "PHONE"
      ? [question, { kind: "phone", name: contactPhoneOf(field), label: words.phone }]
      : [question];
  });
}
