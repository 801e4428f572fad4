import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";
import type { ReadState } from "../../../api/read.ts";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { AskForm } from "./AskForm.tsx";
import type { BillQuestion, QuestionedLine, QuestionedStatement } from "../model/bill-questions/billQuestions.api.ts";
import { billQuestionEvents, questionsRead, selectBillQuestions } from "../model/bill-questions/billQuestions.slice.ts";
import { statementPath } from "../model/laterPaths.ts";

/**
 * The question about one line of a bill (B24): what was asked and answered, and what was credited. The customer comes
 * with a charge that looks wrong, on a phone; the first thing is the newest answer, or the field to ask in.
 */
export function LineQuestionScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useAccountId();
  const { statementId = "", position = "" } = useParams();
  const { statement } = useSelector(selectBillQuestions);
  const read = () => dispatch(questionsRead.requested({ accountId, statementId }));
  useEffect(() => {
    dispatch(questionsRead.requested({ accountId, statementId }));
    return () => void dispatch(billQuestionEvents.dismissed());
  }, [dispatch, accountId, statementId]);
  useAccountChange("BILL_QUESTIONS", read);
  return (
    <BillingScreen
      read={lineOf(statement, statementId, Number(position))}
      retry={read}
      width="narrow"
      title={t("statements.question.title")}
    >
      {(asked) => <Asked {...asked} accountId={accountId} />}
    </BillingScreen>
  );
}

type Found = { statement: QuestionedStatement; line: QuestionedLine };

/** The line of the address; what was read of another statement does not count. */
function lineOf(read: ReadState<QuestionedStatement>, statementId: string, position: number): ReadState<Found> {
  if (read.phase === "failed" && read.data === undefined) return { phase: "failed", failure: read.failure };
  if (read.data?.statementId !== statementId) return { phase: "loading" };
  const line = read.data.lines.find((each) => each.position === position);
  if (!line) return { phase: "failed", failure: { kind: "refused", code: "NOT_FOUND" } };
  return { phase: "ready", data: { statement: read.data, line } };
}

function Asked({ statement, line, accountId }: Found & { accountId: string }) {
  const t = useCopy();
  const { statementId, statementDate, timeZone, role } = statement;
  const { code, quantity, amount, question } = line;
  const name = { accountId, statementId, position: line.position };
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={statementPath(accountId, statementId)} label={t("statements.question.back")} />
        <PageHeader
          title={t("statements.question.title")}
          description={t("statements.question.about", {
            charge: t("statements.line", { code, quantity }),
            amount,
            date: statementDate,
          })}
        />
      </Stack>
      {question && <History question={question} timeZone={timeZone} />}
      {role === "ASKS" && <AskForm {...name} isMore={question !== null} />}
      {role === "ANSWERS" && question && <AnswerForm {...name} question={question} />}
      {role === "ANSWERS" && !question && <Text>{t("statements.question.nobodyAsked")}</Text>}
    </Stack>
  );
}

const tones = { RECEIVED: "info", ANSWERED: "success" } as const;

/** What was written about the line, oldest first. */
function History({ question: { state, messages }, timeZone }: { question: BillQuestion; timeZone: string }) {
  const t = useCopy();
  const { locale } = useLocale();
  const moment = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(at));
  return (
    <Card labelledBy="bill-question">
      <Stack gap="medium">
        <CardTitle
          level={2}
          id="bill-question"
          aside={<Badge tone={tones[state]}>{t("statements.question.state", { state })}</Badge>}
        >
          {t("statements.question.history")}
        </CardTitle>
        <Stack as="ul" gap="large">
          {messages.map(({ from, firstName, body, credit, sentAt }, place) => (
            <Stack as="li" gap="xsmall" key={place}>
              <Text size="small" tone="quiet">
                {t("statements.question.from", { from, name: firstName, when: moment(sentAt) })}
              </Text>
              <Paragraphs text={body} />
              {credit !== null && (
                <Text weight="strong" tone="success">
                  {t("statements.question.credited", { amount: credit })}
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
