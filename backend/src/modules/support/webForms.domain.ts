import type { components } from "@portico/openapi/support";
import { phoneShown } from "@portico/rules/phone";
import { type FormField, type FormLanguage, formTopics } from "@portico/rules/webForm";
import {
  validateAnswers,
  answersTo,
  choiceLabel,
  contactPhoneOf,
  type InvalidAnswer,
  type FormAnswers,
  type FormFacts,
  noService,
  strayAnswers,
} from "@portico/rules/webFormAnswers";

type Schemas = components["schemas"];
type Definition = Schemas["FormDefinition"];
type CaseService = Schemas["CaseService"];
export type AskedAnswer = { question: string; answer: string };

/** The forms that customers find, by topic. */
export function offeredForms(forms: ReadonlyMap<string, Definition>): Schemas["SupportForms"]["forms"] {
  const offered = [...forms].filter(([, { offered: isOffered }]) => isOffered);
  return offered
    .map(([id, definition]) => ({ id, definition }))
    .sort(
      (one, other) =>
        formTopics.indexOf(one.definition.topic) - formTopics.indexOf(other.definition.topic) ||
        one.id.localeCompare(other.id),
    );
}

type Submitted = {
  /** The form as the customer saw it; undefined for a version that never was. */
  seen: Definition | undefined;
  /** The form as it is published now; undefined when it is gone. */
  live: Definition | undefined;
  answers: FormAnswers;
};

export type SubmissionError =
  | { code: "FORM_NOT_OFFERED" | "FORM_CHANGED" }
  | { code: "ANSWERS_INVALID"; answers: InvalidAnswer[] };

/** Whether a form asks for every one of these answers, and finds nothing wrong or missing in them. */
function fits({ fields }: Definition, answers: FormAnswers, facts: FormFacts): boolean {
  const asked = answersTo(fields, answers);
  return (
    validateAnswers(fields, answers, facts).length === 0 &&
    Object.keys(answers).every((name) => asked[name] !== undefined)
  );
}

/**
 * Why answers are refused; undefined when they become a case. They have to be right for the form as the customer saw it;
 * and where it was published anew since, nothing that they lack or that nobody asks for any more may be in the new one.
 * Answers to questions that the form did not ask them are dropped.
 */
export function validateSubmission({ seen, live, answers }: Submitted, facts: FormFacts): SubmissionError | undefined {
  if (live === undefined || !live.offered) return { code: "FORM_NOT_OFFERED" };
  if (seen === undefined || strayAnswers(seen.fields, answers).length > 0) return { code: "FORM_CHANGED" };
  const errors = validateAnswers(seen.fields, answers, facts);
  if (errors.length > 0) return { code: "ANSWERS_INVALID", answers: errors };
  return fits(live, answersTo(seen.fields, answers), facts) ? undefined : { code: "FORM_CHANGED" };
}

/** The words of answers that the form itself has no labels for. */
export type AnswerWords = {
  service: (service: CaseService | typeof noService) => string;
  page: string;
  call: (phone: string) => string;
  yes: string;
  day: (date: string) => string;
};

function answerText(field: FormField, answers: FormAnswers, language: FormLanguage, words: AnswerWords): string {
  const text = answers[field.id] ?? "";
  switch (field.kind) {
    case "CHOICE":
    case "SELECT":
      return choiceLabel(field, text, language) ?? text;
    case "CHECKBOX":
      return words.yes;
    case "DATE":
      return words.day(text);
    case "PHONE":
      return phoneShown(text);
    case "SERVICE":
      return words.service(text as CaseService);
    case "CONTACT":
      return text === "PHONE" ? words.call(phoneShown(answers[contactPhoneOf(field)] ?? "")) : words.page;
    case "TEXT":
    case "LONG_TEXT":
    case "EMAIL":
    case "NUMBER":
      return text;
  }
}

/** The questions as they were asked, with the answers that were given, in one language. */
export function askedAnswers(
  { fields }: Definition,
  submitted: FormAnswers,
  language: FormLanguage,
  words: AnswerWords,
): AskedAnswer[] {
  const answers = answersTo(fields, submitted);
  return fields
    .filter(({ id }) => answers[id] !== undefined)
    .map((field) => ({ question: field.label[language], answer: answerText(field, answers, language, words) }));
}

/** The same as text, for agents. */
export const bodyOf = (asked: readonly AskedAnswer[]): string =>
  asked.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n");

/** What a case needs to know of the answers: the service that it is about, and how to answer. */
export function caseFacts(
  { fields }: Definition,
  submitted: FormAnswers,
): Pick<Schemas["SupportCase"], "service" | "contactBy" | "phone"> {
  const answers = answersTo(fields, submitted);
  const service = answers[fields.find(({ kind }) => kind === "SERVICE")?.id ?? ""] ?? noService;
  const contact = fields.find(({ kind }) => kind === "CONTACT");
  const phone = contact && answers[contactPhoneOf(contact)];
  return {
    service: service === noService ? null : (service as CaseService),
    contactBy: phone === undefined ? "PORTAL" : "PHONE",
    phone: phone ?? null,
  };
}
