import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ActionCard } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { CheckTrail } from "./CheckTrail.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { RestartQuestion } from "./RestartQuestion.tsx";
import type { Answer, Question, ServiceCheck } from "./troubleshooting.api.ts";
import { checkHref, questionBefore } from "./troubleshooting.rules.ts";
import { selectTroubleshooting } from "./troubleshooting.slice.ts";
import { useAnswer } from "./useAnswer.ts";

type CheckQuestionProps = { check: ServiceCheck; question: Question };

/** One question of a check as the title of the page, with big answers, and the way back to the one before. */
export function CheckQuestion({ check, question }: CheckQuestionProps) {
  const t = useCopy();
  const { pathname } = useLocation();
  const { change } = useSelector(selectTroubleshooting);
  const { isBusy, answer } = useAnswer();
  const { service, reference } = check;
  const before = questionBefore(check, question);
  const reply = (given: Answer) => answer(check, question, given);
  return (
    <>
      <PageHeader
        back={
          before
            ? { href: checkHref(pathname, reference, before), label: t("services.troubleshoot.back") }
            : { href: pathname, label: t("services.troubleshoot.toAll") }
        }
        eyebrow={t("services.troubleshoot.eyebrow", { service: t("services.name", { key: service }), reference })}
        title={<Title question={question} check={check} />}
        description={t(`services.troubleshoot.hint.${question}`, { service })}
      />
      <ChangeFailure change={change} />
      {isDiverted(check) && <DivertedNotice />}
      {question === "RESTART" ? (
        <RestartQuestion check={check} isBusy={isBusy} onAnswer={reply} />
      ) : (
        <Answers question={question} onAnswer={reply} isBusy={isBusy} />
      )}
      <CheckTrail check={check} />
    </>
  );
}

const isDiverted = ({ steps }: ServiceCheck) =>
  steps.some(({ step, result }) => step === "LINES" && result === "DIVERTED");

/** What the line test found is often the whole problem: phones that are forwarded seem broken. */
function DivertedNotice() {
  const t = useCopy();
  return (
    <Alert
      tone="info"
      toneLabel={t("shell.tone.info")}
      title={t("services.troubleshoot.diverted.title")}
      action={<Link href="/services/voice/call-forwarding">{t("services.troubleshoot.diverted.link")}</Link>}
    >
      {t("services.troubleshoot.diverted.text")}
    </Alert>
  );
}

function Title({ question, check: { service } }: CheckQuestionProps) {
  const t = useCopy();
  if (question === "RESTART") return t("services.troubleshoot.restart.title");
  if (question === "CABLES") return t("services.troubleshoot.cables.title", { service });
  return t("services.troubleshoot.works.title", { service });
}

type AnswersProps = { question: Exclude<Question, "RESTART">; onAnswer: (answer: Answer) => void; isBusy: boolean };

function Answers({ question, onAnswer, isBusy }: AnswersProps) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      {question === "CABLES" ? (
        <>
          <ActionCard title={t("services.troubleshoot.cables.tight")} onPress={() => onAnswer("TIGHT")} />
          <ActionCard
            title={t("services.troubleshoot.cables.loose")}
            description={t("services.troubleshoot.cables.looseDetail")}
            onPress={() => onAnswer("LOOSE")}
          />
          <ActionCard
            title={t("services.troubleshoot.cables.noPower")}
            description={t("services.troubleshoot.cables.noPowerDetail")}
            onPress={() => onAnswer("NO_POWER")}
          />
        </>
      ) : (
        <>
          <ActionCard title={t("services.troubleshoot.works.yes")} onPress={() => onAnswer("YES")} />
          <ActionCard title={t("services.troubleshoot.works.no")} onPress={() => onAnswer("NO")} />
        </>
      )}
      <div aria-live="polite">{isBusy && <Text size="small">{t("services.troubleshoot.saving")}</Text>}</div>
    </Stack>
  );
}
