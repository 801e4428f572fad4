import { useCopy, useLocale } from "@portico/content-runtime/react";
import { validateCondition, type FormProblem } from "@portico/rules/webForm";
import type { FormDefinition } from "./forms.api.ts";

type Language = "en" | "es";
const languageIn = (text: string | undefined): Language => (text === "es" ? "es" : "en");

/** The language of a form's own words that the editor sees: that of the Studio. */
export const useWordsLanguage = (): Language => (useLocale().locale === "es-US" ? "es" : "en");

/** The name of a question in the editor: its label, in the other language until it has one in this, or its number. */
export function useQuestionName(): (form: Pick<FormDefinition, "fields">, index: number) => string {
  const [t, language] = [useCopy(), useWordsLanguage()];
  return ({ fields }, index) => {
    const { en = "", es = "" } = fields[index]?.label ?? {};
    const [first, second] = language === "es" ? [es, en] : [en, es];
    return first.trim() || second.trim() || t("studio.forms.question", { number: index + 1 });
  };
}

/** What a problem is, with the name of the field where it is. */
export function useProblemText(form: FormDefinition): (problem: FormProblem) => string {
  const t = useCopy();
  const nameOf = useQuestionName();
  const partName = ([part, ...rest]: string[]): string => {
    if (part === "label") return t("studio.forms.question.label", { language: languageIn(rest[0]) });
    if (part === "hint") return t("studio.forms.question.hint", { language: languageIn(rest[0]) });
    if (part === "maxLength") return t("studio.forms.question.max");
    if (part === "askedIf") return t("studio.forms.question.askedIf");
    if (part === "rule") return t("studio.forms.question.rule");
    if (part === "choices" && rest[1] === "label")
      return t("studio.forms.choice", { number: Number(rest[0]) + 1, language: languageIn(rest[2]) });
    return t("studio.forms.question.kind");
  };
  return ({ place, error }) => {
    const [first, index, ...rest] = place.split(".");
    if (first === "title" || first === "intro")
      return t("studio.forms.problem", {
        fault: error,
        where: t(`studio.forms.field.${first}`, { language: languageIn(index) }),
      });
    if (index === undefined) return t("studio.forms.problem", { fault: error, where: "" });
    const where = t("studio.forms.problem.where", { question: nameOf(form, Number(index)), part: partName(rest) });
    return t("studio.forms.problem", { fault: error, where });
  };
}

/** The questions that can't be asked as their conditions say: after one was moved, removed, or lost a choice. */
export function useBrokenConditions(form: FormDefinition): { id: string; text: string }[] {
  const t = useCopy();
  const nameOf = useQuestionName();
  return form.fields.flatMap((field, index) => {
    const error = validateCondition(form.fields, index);
    if (!error) return [];
    const place = form.fields.findIndex(({ id }) => id === field.askedIf?.field);
    const other = place < 0 ? "" : nameOf(form, place);
    return [{ id: field.id, text: t("studio.forms.condition", { fault: error, name: nameOf(form, index), other }) }];
  });
}
