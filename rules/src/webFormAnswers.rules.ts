/** Answers to a web form (SERV-13): the same validation in the browser and on the server. */
import { isLocalDate, type LocalDate } from "./dates.rules.ts";
import { isEmailAddress } from "./emailAddress.rules.ts";
import { validatePhone } from "./phone.rules.ts";
import type { FormField, FormLanguage } from "./webForm.rules.ts";

/** By field id; text as typed, a date as `2026-11-24`, the value of a choice, "YES" for a box that is checked. */
export type FormAnswers = Readonly<Record<string, string>>;

/** What validation needs to know besides the definition. */
export type FormFacts = {
  /** The services of the account. */
  services: readonly string[];
  /** The account's day. */
  today: LocalDate;
};

export type AnswerErrorCode =
  | "MISSING"
  | "NOT_CHOSEN"
  | "NOT_CHECKED"
  | "TOO_LONG"
  | "NOT_EMAIL"
  | "NOT_PHONE"
  | "NOT_NUMBER"
  | "NOT_DATE"
  | "LATER_THAN_TODAY"
  | "EARLIER_THAN_TODAY"
  | "NOT_DIGITS"
  | "NOT_ZIP"
  | "NOT_LETTERS_AND_DIGITS";

export type InvalidAnswer = { answer: string; error: AnswerErrorCode };

export const checkedAnswer = "YES";
/** A case that is about none of the account's services. */
export const noService = "NONE";
export const waysToAnswer = ["PORTAL", "PHONE"] as const;

/** The name of the telephone number that a CONTACT field asks for. A field's id has no dot, so it names no other one. */
export const contactPhoneOf = ({ id }: Pick<FormField, "id">): string => `${id}.phone`;

const textRules = {
  DIGITS: [/^\d+$/, "NOT_DIGITS"],
  ZIP: [/^\d{5}(?:-\d{4})?$/, "NOT_ZIP"],
  LETTERS_AND_DIGITS: [/^[\p{L}\p{N}]+$/u, "NOT_LETTERS_AND_DIGITS"],
} as const;

function textError({ maxLength, rule }: FormField, text: string): AnswerErrorCode | undefined {
  if (Array.from(text).length > (maxLength ?? Infinity)) return "TOO_LONG";
  if (rule !== "DIGITS" && rule !== "ZIP" && rule !== "LETTERS_AND_DIGITS") return undefined;
  const [pattern, error] = textRules[rule];
  return pattern.test(text) ? undefined : error;
}

function numberError({ maxLength }: FormField, text: string): AnswerErrorCode | undefined {
  if (!/^\d+$/.test(text)) return "NOT_NUMBER";
  return text.length > (maxLength ?? Infinity) ? "TOO_LONG" : undefined;
}

function validateDate({ rule }: FormField, text: string, today: LocalDate): AnswerErrorCode | undefined {
  if (!isLocalDate(text)) return "NOT_DATE";
  if (rule === "TODAY_OR_EARLIER" && text > today) return "LATER_THAN_TODAY";
  return rule === "TODAY_OR_LATER" && text < today ? "EARLIER_THAN_TODAY" : undefined;
}

const chosenFrom = (values: readonly string[], value: string): AnswerErrorCode | undefined =>
  values.includes(value) ? undefined : "NOT_CHOSEN";

/** Why an answer that was given cannot be sent. */
function givenError(field: FormField, text: string, { services, today }: FormFacts): AnswerErrorCode | undefined {
  switch (field.kind) {
    case "TEXT":
    case "LONG_TEXT":
      return textError(field, text);
    case "EMAIL":
      return isEmailAddress(text) ? undefined : "NOT_EMAIL";
    case "PHONE":
      return validatePhone(text) ? "NOT_PHONE" : undefined;
    case "NUMBER":
      return numberError(field, text);
    case "DATE":
      return validateDate(field, text, today);
    case "CHOICE":
    case "SELECT":
      return chosenFrom(
        field.choices.map(({ value }) => value),
        text,
      );
    case "CHECKBOX":
      return text === checkedAnswer ? undefined : "NOT_CHECKED";
    case "SERVICE":
      return chosenFrom([...services, noService], text);
    case "CONTACT":
      return chosenFrom(waysToAnswer, text);
  }
}

function missingError({ kind }: FormField): AnswerErrorCode {
  if (kind === "CHECKBOX") return "NOT_CHECKED";
  return ["CHOICE", "SELECT", "SERVICE", "CONTACT"].includes(kind) ? "NOT_CHOSEN" : "MISSING";
}

const given = (answers: FormAnswers, name: string) =>
  (Object.hasOwn(answers, name) ? (answers[name] ?? "") : "").trim();

/**
 * The fields that are asked for these answers, in order. One whose condition names a field that is not asked itself is
 * not asked either, whatever was answered to it before.
 */
export function askedFields<Field extends FormField>(fields: readonly Field[], answers: FormAnswers): Field[] {
  const asked = new Set<string>();
  return fields.filter(({ id, askedIf }) => {
    const isAsked = !askedIf || (asked.has(askedIf.field) && given(answers, askedIf.field) === askedIf.choice);
    if (isAsked) asked.add(id);
    return isAsked;
  });
}

/** What can be answered: the fields, and the telephone number of one that asks for a call. */
function namesOf(fields: readonly FormField[], answers: FormAnswers): string[] {
  return fields.flatMap((field) =>
    field.kind === "CONTACT" && given(answers, field.id) === "PHONE" ? [field.id, contactPhoneOf(field)] : [field.id],
  );
}

function errorsOf(field: FormField, answers: FormAnswers, facts: FormFacts): InvalidAnswer[] {
  const text = given(answers, field.id);
  const error = text === "" ? (field.required ? missingError(field) : undefined) : givenError(field, text, facts);
  if (error) return [{ answer: field.id, error }];
  const number = given(answers, contactPhoneOf(field));
  return field.kind === "CONTACT" && text === "PHONE" && validatePhone(number)
    ? [{ answer: contactPhoneOf(field), error: number === "" ? "MISSING" : "NOT_PHONE" }]
    : [];
}

/** What is missing or wrong in the answers, in the order of the fields; empty when they can be sent. */
export const validateAnswers = (
  fields: readonly FormField[],
  answers: FormAnswers,
  facts: FormFacts,
): InvalidAnswer[] => askedFields(fields, answers).flatMap((field) => errorsOf(field, answers, facts));

/** The answers to what is asked, without spaces around them and without empty ones. */
export function answersTo(fields: readonly FormField[], answers: FormAnswers): FormAnswers {
  const names = namesOf(askedFields(fields, answers), answers).filter((name) => given(answers, name) !== "");
  return Object.fromEntries(names.map((name) => [name, given(answers, name)]));
}

/**
 * Answers that no field of the form is about: it had other fields when they were typed. Those to a field that is not
 * asked are not among them: they are dropped.
 */
export const strayAnswers = (fields: readonly FormField[], answers: FormAnswers): string[] =>
  Object.keys(answers).filter((name) => given(answers, name) !== "" && !namesOf(fields, answers).includes(name));

/** The label of a chosen value in a language; undefined when the field has no such choice. */
export const choiceLabel = ({ choices }: FormField, value: string, language: FormLanguage): string | undefined =>
  choices.find((choice) => choice.value === value)?.label[language];
