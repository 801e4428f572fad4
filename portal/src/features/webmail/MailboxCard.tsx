import { useCopy, useLocale } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import type { MailMessageRowFragment, WebmailQuery } from "../../api/graphql/generated/webmail.ts";
import { Dotted } from "../../components/DividedList.tsx";
import { LinkRowList, RowLink } from "../../components/LinkRows.tsx";
import * as css from "./MessageRow.css.ts";
import { messagePath } from "./paths.ts";
import { useReceived } from "./useReceived.ts";

type Mailbox = WebmailQuery["webmail"]["mailboxes"][number];

export type MailboxCardProps = { mailbox: Mailbox; timeZone: string };

/** One mailbox: how much is unread, how full it is, and its newest messages if the customer may read them. */
export function MailboxCard({ mailbox, timeZone }: MailboxCardProps) {
  const t = useCopy();
  const { id, address, isShared, unreadCount, messages } = mailbox;
  const unread = <span key="unread">{t("webmail.unread", { count: unreadCount })}</span>;
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id={id}>
            {address}
          </Heading>
          <Text size="small">
            <Dotted facts={[unread, <Storage key="storage" mailbox={mailbox} />]} />
          </Text>
          {isShared && <Text size="small">{t("webmail.shared")}</Text>}
        </Stack>
        {messages === null && <Text tone="quiet">{t("webmail.private")}</Text>}
        {messages?.length === 0 && <Text tone="quiet">{t("webmail.empty")}</Text>}
        {messages !== null && messages.length > 0 && (
          <LinkRowList rows={messages} rowKey={(message) => message.id}>
            {(message) => <MessageRow message={message} timeZone={timeZone} />}
          </LinkRowList>
        )}
      </Stack>
    </section>
  );
}

const MEGABYTES_EACH_GIGABYTE = 1000;

function Storage({ mailbox: { storageUsedMegabytes, storageLimitMegabytes } }: { mailbox: Mailbox }) {
  const t = useCopy();
  const { locale } = useLocale();
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 });
  const shown = (megabytes: number) => size.format(megabytes / MEGABYTES_EACH_GIGABYTE);
  return (
    <span>{t("webmail.storage", { used: shown(storageUsedMegabytes), limit: shown(storageLimitMegabytes) })}</span>
  );
}

type MessageRowProps = { message: MailMessageRowFragment; timeZone: string };

/** An unread message is told by its weight and a dot, and for screen readers by a word. */
function MessageRow({ message: { id, sender, subject, receivedAt, isRead, preview }, timeZone }: MessageRowProps) {
  const t = useCopy();
  const received = useReceived(timeZone);
  return (
    <>
      <div className={css.head}>
        <div className={css.sender}>
          <Text weight={isRead ? "regular" : "strong"}>
            {!isRead && <span className={css.unreadDot} />}
            {sender}
          </Text>
        </div>
        <span className={css.received}>
          <Text as="span" size="small">
            {received(receivedAt)}
          </Text>
        </span>
      </div>
      <Text weight={isRead ? "regular" : "strong"}>
        <RowLink href={messagePath(id)} isStrong={!isRead}>
          {!isRead && <VisuallyHidden>{t("webmail.new")} </VisuallyHidden>}
          {subject || t("webmail.noSubject")}
        </RowLink>
      </Text>
      {preview !== "" && (
        <Text size="small">
          <span className={css.preview}>{preview}</span>
        </Text>
      )}
    </>
  );
}
