import { useCopy, useLocale } from "@portico/content-runtime/react";
import { MoneyField } from "@portico/design-system/field";
import { parseAmount } from "@portico/rules/money";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { attemptKey } from "../../../api/attemptKey.ts";
import type { AnswerRequest, AskRequest, BillQuestion, LineName } from "../model/bill-questions/billQuestions.api.ts";
import { billQuestionEvents } from "../model/bill-questions/billQuestions.slice.ts";
import { MessageForm, useMessageForm } from "./MessageForm.tsx";

type AnswerFormProps = LineName & { accountId: string; question: BillQuestion };

/** The typed credit in cents; null for none, undefined for something that cannot be credited. */
function creditIn(typed: string, locale: string, max: number): number | null | undefined {
  if (typed.trim() === "") return null;
  const parsed = parseAmount(typed, locale);
  return parsed.ok && parsed.cents > 0 && parsed.cents <= max ? parsed.cents : undefined;
}

/** Customer service's answer to a question, with a credit when one is due. */
export function AnswerForm({ accountId, statementId, position, question }: AnswerFormProps) {
  const t = useCopy();
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const form = useMessageForm({ statementId, position });
  const { version, maxCredit } = question;
  const [typed, setTyped] = useState("");
  const credit = creditIn(typed, locale, maxCredit);
  const error =
    form.tries > 0 && credit === undefined ? t("statements.question.creditInvalid", { max: maxCredit }) : undefined;
  const send = () => {
    if (credit === undefined) return;
    const wanted = { accountId, statementId, position, body: form.body, credit, version };
    const idempotencyKey = attemptKey<AskRequest | AnswerRequest>(form.phase, wanted);
    dispatch(billQuestionEvents.answerRequested({ ...wanted, idempotencyKey }));
  };
  return (
    <MessageForm
      form={form}
      title={t("statements.question.answerTitle")}
      label={t("statements.question.answer")}
      sent={t("statements.question.answerSent")}
      action={
        credit ? t("statements.question.sendWithCredit", { amount: credit }) : t("statements.question.sendAnswer")
      }
      errors={error ? [{ fieldName: "credit", message: error }] : []}
      onSend={send}
      onSent={() => setTyped("")}
    >
      {(maxCredit > 0 || typed !== "") && (
        <MoneyField
          label={t("statements.question.credit")}
          optionalLabel={t("wallet.optional")}
          name="credit"
          value={typed}
          onChange={setTyped}
          hint={t("statements.question.creditHint", { max: maxCredit })}
          error={error}
        />
      )}
    </MessageForm>
  );
}
