import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { ButtonLink } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Disclosure } from "@portico/design-system/disclosure";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { phoneShown } from "@portico/rules/phone";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import type { SupportCase, SupportCases, SupportFile } from "../model/support.api.ts";
import { fileUrl } from "../model/support.rules.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { ReplyForm } from "./ReplyForm.tsx";

const tones = { RECEIVED: "neutral", IN_PROGRESS: "info", ANSWERED: "success", CLOSED: "neutral" } as const;

/** The customer's requests, last changed first, each with its messages; for customer service those of the account. */
export function Cases({ cases, timeZone, role, accountId }: SupportCases & { accountId: string }) {
  const t = useCopy();
  const isOwn = role === "ASKS";
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t(isOwn ? "support.forms.cases" : "support.forms.accountCases")}</Heading>
      {cases.length === 0 && (
        <Text tone="quiet">{t(isOwn ? "support.forms.noCases" : "support.forms.noAccountCases")}</Text>
      )}
      {cases.map((each) => (
        <CaseCard key={each.id} case={each} timeZone={timeZone} isOwn={isOwn} accountId={accountId} />
      ))}
    </Stack>
  );
}

type CaseProps = { case: SupportCase; timeZone: string; isOwn: boolean; accountId: string };

function CaseCard({
  case: { id, openedBy, title, topic, service, state, contactBy, phone, messages },
  timeZone,
  isOwn,
  accountId,
}: CaseProps) {
  const t = useCopy();
  const { locale } = useLocale();
  const about = title ?? t("support.forms.topic", { topic });
  const moment = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(at));
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <CardTitle level={3} id={id} aside={<Badge tone={tones[state]}>{t("support.forms.state", { state })}</Badge>}>
          {t("support.forms.case", { id })}
        </CardTitle>
        <Text>
          {service === null
            ? about
            : t("support.forms.about", { topic: about, service: t("support.forms.service", { service }) })}
        </Text>
        {!isOwn && <Text tone="quiet">{t("support.forms.openedBy", { name: openedBy })}</Text>}
        {contactBy === "PHONE" && phone !== null && (
          <Text tone="quiet">{t("support.forms.callsYou", { phone: phoneShown(phone) })}</Text>
        )}
        <Disclosure summary={t("support.forms.messages", { count: messages.length, id })}>
          <Stack gap="large">
            <Stack as="ul" gap="medium">
              {messages.map(({ from, body, answers, files, sentAt }, position) => (
                <Stack as="li" gap="xsmall" key={position}>
                  <Text weight="strong">
                    {isOwn
                      ? t("support.forms.from", { from, when: moment(sentAt) })
                      : t("support.forms.fromTo", { from, name: openedBy, when: moment(sentAt) })}
                  </Text>
                  {answers.length > 0 ? <Answers answers={answers} /> : <Paragraphs text={body} />}
                  <Files files={files} accountId={accountId} />
                </Stack>
              ))}
            </Stack>
            {isOwn ? (
              <ReplyForm caseId={id} accountId={accountId} isClosed={state === "CLOSED"} />
            ) : (
              <AnswerForm caseId={id} accountId={accountId} isClosed={state === "CLOSED"} seen={messages.length} />
            )}
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** The questions as they were asked, with the answers. */
function Answers({ answers }: Pick<SupportCase["messages"][number], "answers">) {
  return (
    <Stack as="ul" gap="small">
      {answers.map(({ question, answer }, position) => (
        <Stack as="li" gap="xsmall" key={position}>
          <Text tone="quiet">{question}</Text>
          <Paragraphs text={answer} />
        </Stack>
      ))}
    </Stack>
  );
}

function Files({ files, accountId }: { files: readonly SupportFile[]; accountId: string }) {
  const t = useCopy();
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap="small">
      {files.map((file) => (
        <li key={file.id}>
          <ButtonLink href={fileUrl(accountId, file)} download={file.name} variant="secondary" size="compact">
            {t("support.forms.files.download", { file: file.name })}
          </ButtonLink>
        </li>
      ))}
    </Stack>
  );
}
