import { useCopy } from "@portico/content-runtime/react";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import { attemptKey } from "../../../api/attemptKey.ts";
import type { AnswerRequest, AskRequest, LineName } from "../model/bill-questions/billQuestions.api.ts";
import { billQuestionEvents } from "../model/bill-questions/billQuestions.slice.ts";
import { MessageForm, useMessageForm } from "./MessageForm.tsx";

type AskFormProps = LineName & { accountId: string; isMore: boolean };

/** A customer's question about a line, or more about it. */
export function AskForm({ accountId, statementId, position, isMore }: AskFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const form = useMessageForm({ statementId, position });
  const send = () => {
    const wanted = { accountId, statementId, position, body: form.body };
    dispatch(
      billQuestionEvents.askRequested({
        ...wanted,
        idempotencyKey: attemptKey<AskRequest | AnswerRequest>(form.phase, wanted),
      }),
    );
  };
  return (
    <MessageForm
      form={form}
      title={isMore ? t("statements.question.moreTitle") : t("statements.question.askTitle")}
      label={t("statements.question.text")}
      sent={t("statements.question.sent")}
      action={t("statements.question.send")}
      onSend={send}
    >
      <Text tone="quiet">{t("statements.question.lead")}</Text>
    </MessageForm>
  );
}
