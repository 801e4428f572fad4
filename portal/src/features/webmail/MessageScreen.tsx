import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Bleed, Divider, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { MailMessageDocument } from "../../api/graphql/generated/webmail.mailboxes.ts";
import type { MailMessageQuery } from "../../api/graphql/generated/webmail.ts";
import { ChangeFailure } from "../../components/ChangeFailure.tsx";
import { Dotted } from "../../components/DividedList.tsx";
import { GraphArea } from "../../components/GraphArea.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { useGraphRead } from "../../components/useGraphRead.ts";
import { useReceived } from "../account/model/useReceived.ts";
import { withWorkflows } from "../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../session/model/session.selectors.ts";
import * as css from "./MessageScreen.css.ts";
import { webmailPath } from "./paths.ts";
import { selectFailedMark, webmailEvents, webmailWorkflows } from "./webmail.workflow.ts";

type OpenedMessage = MailMessageQuery["mailMessage"];

/**
 * One email (SERV-12). Whoever opens it on a phone comes to:
 * 1. read who wrote, and what;
 * 2. answer, in the email app of the device;
 * 3. leave it unread for later, or for a colleague.
 */
function MessageOfAccount() {
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const [query] = useSearchParams();
  const messageId = query.get("id") ?? "";
  return (
    <GraphArea>
      <Message key={`${accountId} ${messageId}`} accountId={accountId} messageId={messageId} />
    </GraphArea>
  );
}

function Message({ accountId, messageId }: { accountId: string; messageId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { read, retry } = useGraphRead(MailMessageDocument, { accountId, messageId }, { endpoint: "webmail" });
  const opened = read.data?.mailMessage;
  const mark = (isRead: boolean) => dispatch(webmailEvents.markRequested({ accountId, messageId, isRead }));
  // A cached answer may be older than what was marked since.
  useReadOnce(read.phase === "ready" ? opened : undefined, () => mark(true));
  useEffect(() => () => void dispatch(webmailEvents.left()), [dispatch]);
  const subject = opened?.message.subject;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          back={{ href: webmailPath, label: t("webmail.screen") }}
          title={subject ? <span lang="">{subject}</span> : t(opened ? "webmail.noSubject" : "webmail.message.screen")}
        />
        <ScreenState read={read} skeleton={<Loading />} onRetry={retry}>
          {({ mailMessage }) => <Opened opened={mailMessage} onMark={mark} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

/** Marks a message as read when it is shown: once, so that the reader can mark it as unread again. */
function useReadOnce(opened: OpenedMessage | undefined, markRead: () => void) {
  const seen = useRef(false);
  useEffect(() => {
    if (opened === undefined || seen.current) return;
    seen.current = true;
    if (!opened.message.isRead) markRead();
  });
}

function Opened({ opened, onMark }: { opened: OpenedMessage; onMark: (isRead: boolean) => void }) {
  const t = useCopy();
  const received = useReceived(opened.timeZone);
  const failed = useSelector(selectFailedMark);
  const { message, mailboxAddress, senderAddress, text } = opened;
  const { id, sender, subject, receivedAt, isRead } = message;
  return (
    <>
      {failed?.messageId === id && <ChangeFailure failure={failed.failure} unconfirmed={t("webmail.unconfirmed")} />}
      <Card as="article">
        <Stack gap="medium">
          <Stack gap="xsmall">
            <Text weight="strong">{sender}</Text>
            {senderAddress !== null && <Text size="small">{senderAddress}</Text>}
            <Text size="small">
              <Dotted
                facts={[
                  <span key="to">{t("webmail.message.to", { address: mailboxAddress })}</span>,
                  <span key="at">{received(receivedAt)}</span>,
                ]}
              />
            </Text>
          </Stack>
          <Bleed>
            <Divider />
          </Bleed>
          {text === "" ? (
            <Text tone="quiet">{t("webmail.message.noText")}</Text>
          ) : (
            // In whatever language the sender writes, which is not known.
            <div className={css.text} lang="">
              <Stack gap="medium">
                {text.split(/\n\s*\n/).map((paragraph, place) => (
                  <Text key={place}>{paragraph}</Text>
                ))}
              </Stack>
            </div>
          )}
        </Stack>
      </Card>
      <Actions>
        {senderAddress !== null && (
          <ButtonLink href={answerTo(senderAddress, subject)}>{t("webmail.message.reply")}</ButtonLink>
        )}
        <Button variant="secondary" onPress={() => onMark(!isRead)}>
          {t(isRead ? "webmail.markUnread" : "webmail.markRead")}
        </Button>
      </Actions>
    </>
  );
}

/** Encoded but for the @, so that an address or a subject can't add recipients or a text (RFC 6068). */
const answerTo = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address).replace(/%40(?=[^%]*$)/, "@")}?subject=${encodeURIComponent(/^re:/i.test(subject) ? subject : `Re: ${subject}`)}`;

function Loading() {
  const t = useCopy();
  return (
    <Card>
      <SkeletonGroup label={t("webmail.message.loading")}>
        <Skeleton shape="text" lines={6} />
      </SkeletonGroup>
    </Card>
  );
}

/** Router entry for the screen. */
export const messageScreen = withWorkflows(MessageOfAccount, webmailWorkflows);
