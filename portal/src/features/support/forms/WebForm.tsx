import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { QuestionField } from "@portico/design-system/question-field";
import { Heading, Text } from "@portico/design-system/text";
import { validateAnswers, answersTo, type FormAnswers, strayAnswers } from "@portico/rules/webFormAnswers";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { attemptKey } from "../../../api/attemptKey.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { CaseRequest, FormDefinition, SupportForms } from "../model/support.api.ts";
import { unsentEvents, unsentOf } from "../model/unsent.slice.ts";
import { newCaseForm, openEvents, selectWebForm } from "../model/webForm.slice.ts";
import { answersTyped, fieldOf, firstAnswers } from "./answers.ts";
import { FilesField, useChosenFiles } from "./FilesField.tsx";
import { useErrorText, useFormLanguage, useQuestionLabels, useQuestions } from "./useQuestions.ts";

export type WebFormProps = {
  accountId: string;
  id: string;
  definition: FormDefinition;
  /** It is no longer published: what was typed can only be copied. */
  isGone: boolean;
  facts: Pick<SupportForms, "version" | "services" | "today">;
  /** The id of the heading that names the form. */
  labelledBy: string;
};

/**
 * A form that editors described (SERV-13). What was typed is kept by question, also when the form was published anew
 * meanwhile: only what is new has to be answered.
 */
export function WebForm({ accountId, id, definition: { fields }, isGone, facts, labelledBy }: WebFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const { open, unsent } = useSelector(selectWebForm);
  const kept = unsentOf(unsent, { accountId, form: id });
  const isOwn = open.name !== "idle" && open.request.form === id;
  const phase = isOwn
    ? open
    : kept?.failed
      ? ({ name: "failed", ...kept.failed } as const)
      : ({ name: "idle" } as const);
  const isOtherSent = open.name === "working" && !isOwn;
  const [typed, setTyped] = useState(() => kept?.typed ?? firstAnswers(fields));
  const keep = (answered: FormAnswers) => dispatch(unsentEvents.kept({ accountId, form: id, typed: answered }));
  const type = (name: string, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    if (kept) keep(next);
  };
  const [tries, setTries] = useState(0);
  const chosen = useChosenFiles(newCaseForm(id));
  // The store holds no files: those of a request that failed are gone once its form is left.
  const [isWithoutFiles] = useState(() => (kept?.failed?.request.fileKeys?.length ?? 0) > 0);
  const [questions, labels, errorText] = [
    useQuestions(fields, typed, facts),
    useQuestionLabels(),
    useErrorText(fields),
  ];
  const answers = answersTyped(fields, typed, facts.today);
  const invalid = validateAnswers(fields, answers, facts);
  const errors = tries > 0 ? invalid.map((answer) => ({ fieldName: answer.answer, message: errorText(answer) })) : [];
  const fileErrors = tries > 0 && chosen.error ? [{ fieldName: chosen.name, message: chosen.error }] : [];
  const busy = phase.name === "working";
  const send = () => {
    setTries(tries + 1);
    if (invalid.length > 0 || chosen.error || isGone || isOtherSent) return;
    const asked = { accountId, form: id, version: facts.version, locale, answers: answersTo(fields, answers) };
    const wanted = { ...asked, fileKeys: chosen.fileKeys };
    const idempotencyKey = attemptKey<CaseRequest>(phase, wanted);
    keep(typed);
    dispatch(openEvents.requested({ ...wanted, idempotencyKey }, chosen.files));
  };
  return (
    <Form
      labelledBy={labelledBy}
      busy={busy}
      errors={{ title: t("support.forms.check"), errors: [...errors, ...fileErrors], focusOn: tries }}
      onSubmit={send}
      actions={
        <Actions>
          <Button
            type="submit"
            busy={busy ? t("support.forms.sending") : undefined}
            {...(isOtherSent && { disabledReason: t("support.forms.otherSending") })}
            {...(isGone && { disabledReason: t("support.forms.gone") })}
          >
            {t("support.forms.send")}
          </Button>
        </Actions>
      }
    >
      <Stack gap="large">
        {phase.name === "failed" && <FailureAlert failure={phase.failure} />}
        {questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            value={typed[question.name] ?? ""}
            onChange={(value) => type(question.name, value)}
            error={errors.find(({ fieldName }) => fieldName === question.name)?.message}
            today={facts.today}
            labels={labels}
          />
        ))}
        <FilesField chosen={chosen} />
        {isWithoutFiles && phase.name === "failed" && chosen.files.length === 0 && (
          <Text>{t("support.forms.files.again")}</Text>
        )}
        <Leftover fields={fields} typed={typed} />
      </Stack>
    </Form>
  );
}

/** Texts that were typed into fields which the form no longer has, to copy from. */
function Leftover({ fields, typed }: Pick<FormDefinition, "fields"> & { typed: Readonly<Record<string, string>> }) {
  const t = useCopy();
  const language = useFormLanguage();
  const [seen, setSeen] = useState(fields);
  const gone = strayAnswers(fields, typed).filter((answer) => fieldOf(fields, answer) === undefined);
  if (gone.length === 0) {
    if (seen !== fields) setSeen(fields);
    return null;
  }
  const texts = gone.flatMap((answer) => {
    const field = fieldOf(seen, answer);
    const isText = field && ["TEXT", "LONG_TEXT", "EMAIL", "NUMBER", "DATE", "PHONE"].includes(field.kind);
    return isText ? [{ answer, label: field.label[language], text: typed[answer] }] : [];
  });
  if (texts.length === 0) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={3}>{t("support.forms.leftover")}</Heading>
      {texts.map(({ answer, label, text }) => (
        <Stack gap="xsmall" key={answer}>
          <Text tone="quiet">{label}</Text>
          <Text>{text}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
