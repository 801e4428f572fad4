import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { LabelInContext } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { DividedList, Dotted } from "../../components/DividedList.tsx";
import type { MailMessageRowFragment, WebmailQuery } from "../../api/graphql/generated/webmail.ts";
import { ChangeFailure } from "../../components/ChangeFailure.tsx";
import { quietRow } from "../../components/quietRow.css.ts";
import type { selectFailedMark } from "./webmail.workflow.ts";

type Mailbox = WebmailQuery["webmail"]["mailboxes"][number];

export type MailboxCardProps = {
  mailbox: Mailbox;
  timeZone: string;
  /** The last change that failed, of any mailbox. */
  failed: ReturnType<typeof selectFailedMark>;
  onMark: (messageId: string, isRead: boolean) => void;
};

/** One mailbox: how much is unread, how full it is, and its newest messages if the customer may read them. */
export function MailboxCard({ mailbox, timeZone, failed, onMark }: MailboxCardProps) {
  const t = useCopy();
  const { id, address, isShared, unreadCount, messages } = mailbox;
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Inline gap="small" justify="between">
            <Heading level={2} size={3} id={id}>
              {address}
            </Heading>
            <Badge tone={unreadCount > 0 ? "info" : "neutral"}>{t("webmail.unread", { count: unreadCount })}</Badge>
          </Inline>
          {isShared && <Text size="small">{t("webmail.shared")}</Text>}
          <Storage mailbox={mailbox} />
        </Stack>
        {messages === null && <Text tone="quiet">{t("webmail.private")}</Text>}
        {messages?.length === 0 && <Text tone="quiet">{t("webmail.empty")}</Text>}
        {messages !== null && messages.length > 0 && (
          <DividedList inCard items={messages} itemKey={({ id }) => id}>
            {(message) => <Message message={message} timeZone={timeZone} failed={failed} onMark={onMark} />}
          </DividedList>
        )}
      </Stack>
    </Card>
  );
}

const MEGABYTES_EACH_GIGABYTE = 1000;

function Storage({ mailbox: { storageUsedMegabytes, storageLimitMegabytes } }: { mailbox: Mailbox }) {
  const t = useCopy();
  const { locale } = useLocale();
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 });
  const shown = (megabytes: number) => size.format(megabytes / MEGABYTES_EACH_GIGABYTE);
  return (
    <Text size="small" tone="quiet">
      {t("webmail.storage", { used: shown(storageUsedMegabytes), limit: shown(storageLimitMegabytes) })}
    </Text>
  );
}

type MessageProps = { message: MailMessageRowFragment } & Pick<MailboxCardProps, "timeZone" | "failed" | "onMark">;

function Message({ message: { id, sender, subject, receivedAt, isRead }, timeZone, failed, onMark }: MessageProps) {
  const t = useCopy();
  const { locale } = useLocale();
  const when = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(new Date(receivedAt));
  const label = t(isRead ? "webmail.markUnread" : "webmail.markRead");
  const row = (
    <Inline justify="between" align="start" gap="small">
      <Stack gap="xsmall">
        <Inline gap="small">
          <Heading level={3} size={4}>
            {subject}
          </Heading>
          {!isRead && <Badge tone="info">{t("webmail.new")}</Badge>}
        </Inline>
        <Text size="small" tone="quiet">
          <Dotted facts={[sender, when]} />
        </Text>
      </Stack>
      <span className={quietRow}>
        <Button variant="quiet" size="compact" onPress={() => onMark(id, !isRead)}>
          <LabelInContext inContext={t("webmail.ofMessage", { label, subject })}>{label}</LabelInContext>
        </Button>
      </span>
    </Inline>
  );
  if (failed?.messageId !== id) return row;
  return (
    <Stack gap="small">
      {row}
      <ChangeFailure failure={failed.failure} unconfirmed={t("webmail.unconfirmed")} />
    </Stack>
  );
}
