import { useCopy } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { LocaleProvider } from "@portico/design-system/locale";
import { QuestionField, type QuestionFieldLabels } from "@portico/design-system/question-field";
import { Heading, Text } from "@portico/design-system/text";
import type { FormAnswers } from "@portico/rules/webFormAnswers";
import { type FormPageWords, questionsOf } from "@portico/rules/webFormQuestions";
import { useId, useState } from "react";
import { useStudioPage } from "../../data/studioContexts.ts";
import type { FormDefinition } from "./forms.api.ts";

const languages = ["en", "es"] as const;
const services = ["INTERNET", "VOICE"] as const;
type Language = (typeof languages)[number];

/** The form as customers see it, drawn by the same component, in either language. Nothing is sent. */
export function FormPreview({ form }: { form: FormDefinition }) {
  const t = useCopy();
  const id = useId();
  const [language, setLanguage] = useState<Language>("en");
  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading level={2} id={id}>
          {t("studio.forms.preview")}
        </Heading>
        <Text>{t("studio.forms.preview.lead")}</Text>
        <Inline>
          <Segmented
            label={t("studio.forms.preview.language")}
            value={language}
            onChange={setLanguage}
            options={languages.map((value) => ({ value, label: t(`studio.forms.preview.language.${value}`) }))}
          />
        </Inline>
        <div role="group" aria-label={t("studio.forms.preview.frame", { language })} lang={language}>
          <Card>
            <LocaleProvider locale={language === "es" ? "es-US" : "en-US"}>
              <Questions key={language} form={form} language={language} />
            </LocaleProvider>
          </Card>
        </div>
      </Stack>
    </section>
  );
}

function Questions({ form, language }: { form: FormDefinition; language: Language }) {
  const [answers, setAnswers] = useState<FormAnswers>({});
  const today = useToday();
  const [page, labels] = [usePageCopy(language), useLabels(language)];
  return (
    <Stack gap="large">
      <Heading level={3}>{form.title[language]}</Heading>
      <Text>{form.intro[language]}</Text>
      {questionsOf(form.fields, answers, language, { services, today }, page).map((question) => (
        <QuestionField
          key={question.name}
          question={{ ...question, name: `preview-${question.name}` }}
          value={answers[question.name] ?? ""}
          onChange={(value) => setAnswers({ ...answers, [question.name]: value })}
          today={today}
          labels={labels}
        />
      ))}
    </Stack>
  );
}

/** The provider's day. */
function useToday(): string {
  const { timeZone } = useStudioPage();
  return useState(() => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date()))[0];
}

function usePageCopy(language: Language): FormPageWords {
  const t = useCopy();
  return {
    optional: t("studio.forms.preview.optional", { language }),
    service: (service) =>
      t("studio.forms.preview.service", { language, service: services.find((each) => each === service) ?? "NONE" }),
    contact: (way) => t("studio.forms.preview.contact", { language, way }),
    phone: t("studio.forms.preview.phone", { language }),
    todayOrEarlier: t("studio.forms.preview.day", { language, rule: "TODAY_OR_EARLIER" }),
    todayOrLater: t("studio.forms.preview.day", { language, rule: "TODAY_OR_LATER" }),
  };
}

function useLabels(language: Language): QuestionFieldLabels {
  const t = useCopy();
  const button = (part: "OPEN" | "CLOSE" | "PREVIOUS" | "NEXT") =>
    t("studio.forms.preview.calendar", { language, part });
  return {
    choose: t("studio.forms.preview.choose", { language }),
    remaining: (left) =>
      left < 0
        ? t("studio.shared.charactersOver", { count: -left })
        : t("studio.shared.charactersLeft", { count: left }),
    openCalendar: (label) => `${button("OPEN")}: ${label}`,
    closeCalendar: button("CLOSE"),
    previousMonth: button("PREVIOUS"),
    nextMonth: button("NEXT"),
  };
}
