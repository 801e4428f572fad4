import { useCopy, useLocale } from "@portico/content-runtime/react";
import type { QuestionFieldLabels } from "@portico/design-system/question-field";
import { formLimits } from "@portico/rules/webForm";
import { contactPhoneOf, type InvalidAnswer, type FormAnswers } from "@portico/rules/webFormAnswers";
import { type FormPageWords, type FormQuestion, questionsOf } from "@portico/rules/webFormQuestions";
import type { FormDefinition, SupportForms } from "../model/support.api.ts";
import { fieldOf } from "./answers.ts";

type Fields = FormDefinition["fields"];

/** The language of a definition's words. */
export const useFormLanguage = (): "en" | "es" => (useLocale().locale === "es-US" ? "es" : "en");

function usePageCopy(): FormPageWords {
  const t = useCopy();
  return {
    optional: t("support.forms.optional"),
    service: (service) => t("support.forms.service", { service: services.find((each) => each === service) ?? "NONE" }),
    contact: (way) => t("support.forms.contact", { way }),
    phone: t("support.forms.phone"),
    todayOrEarlier: t("support.forms.todayOrEarlier"),
    todayOrLater: t("support.forms.todayOrLater"),
  };
}
const services = ["INTERNET", "VOICE", "VIDEO", "MOBILE"] as const;

/** The questions of a form as the page draws them, in its language. */
export function useQuestions(
  fields: Fields,
  answers: FormAnswers,
  facts: Pick<SupportForms, "services" | "today">,
): FormQuestion[] {
  const t = useCopy();
  const [language, words] = [useFormLanguage(), usePageCopy()];
  return questionsOf(fields, answers, language, facts, words).map((question) =>
    question.kind === "date" ? { hint: t("support.forms.dateHint"), ...question } : question,
  );
}

export function useQuestionLabels(): QuestionFieldLabels {
  const t = useCopy();
  return {
    choose: t("support.forms.choose"),
    remaining: (left) => (left < 0 ? t("support.forms.over", { count: -left }) : t("support.forms.left", { left })),
    openCalendar: (label) => t("support.forms.openCalendar", { label }),
    closeCalendar: t("support.forms.closeCalendar"),
    previousMonth: t("support.forms.previousMonth"),
    nextMonth: t("support.forms.nextMonth"),
  };
}

/** What is missing or wrong, as a sentence that names its question. */
export function useErrorText(fields: Fields): (invalid: InvalidAnswer) => string {
  const t = useCopy();
  const language = useFormLanguage();
  return ({ answer, error }) => {
    const field = fieldOf(fields, answer);
    const isPhone = field !== undefined && contactPhoneOf(field) === answer;
    const label = isPhone ? t("support.forms.phone") : (field?.label[language] ?? answer);
    return t("support.forms.fault", { code: error, label, max: field?.maxLength ?? formLimits.longText });
  };
}
