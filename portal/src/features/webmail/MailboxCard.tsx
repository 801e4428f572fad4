import { useCopy, useLocale } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Pagination } from "@portico/design-system/pagination";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import type { MailMessageRowFragment, MailPageQuery, WebmailQuery } from "../../api/graphql/generated/webmail.ts";
import { Dotted } from "../../components/DividedList.tsx";
import { LinkRowList, RowLink } from "../../components/LinkRows.tsx";
import { useReceived } from "../account/model/useReceived.ts";
import * as css from "./MessageRow.css.ts";
import { mailboxPagePath, messagePath } from "./paths.ts";

type ListedMailbox = WebmailQuery["webmail"]["mailboxes"][number];
type Mailbox = Omit<ListedMailbox, "messages">;

export type MailboxCardProps = { mailbox: ListedMailbox; timeZone: string };

/** One mailbox with its newest messages if the customer may read them, and the way to the older ones. */
export function MailboxCard({ mailbox, timeZone }: MailboxCardProps) {
  const t = useCopy();
  const { id, address, messages, pages } = mailbox;
  return (
    <MailboxPart mailbox={mailbox}>
      {messages === null ? (
        <Text tone="quiet">{t("webmail.private")}</Text>
      ) : (
        <Messages messages={messages} timeZone={timeZone} />
      )}
      {messages !== null && pages > 1 && (
        <Text>
          <Link href={mailboxPagePath(id, 2)}>{t("webmail.older", { address })}</Link>
        </Text>
      )}
    </MailboxPart>
  );
}

export type MailboxPageProps = { answer: MailPageQuery["mailPage"] };

/** One mailbox with a page of its messages. */
export function MailboxPage({ answer: { mailbox, messages, page, timeZone } }: MailboxPageProps) {
  const t = useCopy();
  const { id, address, pages } = mailbox;
  return (
    <MailboxPart mailbox={mailbox}>
      <Messages messages={messages} timeZone={timeZone} />
      {pages > 1 && (
        <Pagination
          label={t("webmail.pages", { address })}
          previousLabel={t("billing.pages.previous")}
          nextLabel={t("billing.pages.next")}
          pageLabel={(to) => t("billing.pages.page", { page: to })}
          position={(at, of) => t("billing.pages.position", { page: at, pages: of })}
          page={page}
          pages={pages}
          href={(to) => mailboxPagePath(id, to)}
        />
      )}
    </MailboxPart>
  );
}

/** A mailbox: how much is unread and how full it is, above its messages. */
function MailboxPart({ mailbox, children }: { mailbox: Mailbox; children: ReactNode }) {
  const t = useCopy();
  const { id, address, isShared, unreadCount } = mailbox;
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
        {children}
      </Stack>
    </section>
  );
}

type MessagesProps = { messages: readonly MailMessageRowFragment[]; timeZone: string };

function Messages({ messages, timeZone }: MessagesProps) {
  const t = useCopy();
  if (messages.length === 0) return <Text tone="quiet">{t("webmail.empty")}</Text>;
  return (
    <LinkRowList rows={messages} rowKey={(message) => message.id}>
      {(message) => <MessageRow message={message} timeZone={timeZone} />}
    </LinkRowList>
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

/**
 * An unread message is told by its weight and a dot, and for screen readers by a word. Its subject and text are in
 * whatever language the sender writes, which is not known.
 */
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
          {subject ? <span lang="">{subject}</span> : t("webmail.noSubject")}
        </RowLink>
      </Text>
      {preview !== "" && (
        <Text size="small">
          <span className={css.preview} lang="">
            {preview}
          </span>
        </Text>
      )}
    </>
  );
}
