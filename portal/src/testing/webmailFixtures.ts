import type { MailMessageQuery, MailPageQuery, WebmailQuery } from "../api/graphql/generated/webmail.ts";

export const webmailPath = "/webmail/graphql";

type Mailbox = WebmailQuery["webmail"]["mailboxes"][number];

const message = (id: string, sender: string, subject: string, receivedAt: string, isRead = false) => ({
  __typename: "MailMessage" as const,
  id,
  sender,
  subject,
  receivedAt,
  isRead,
  preview:
    id === "MB-hello-3" ? "" : "Good morning, we moved our two skiffs from the north dock to Pierside last week.",
});

const shared: Mailbox = {
  __typename: "Mailbox",
  id: "MB-hello",
  address: "hello@anchor-row.example",
  isShared: true,
  unreadCount: 2,
  storageUsedMegabytes: 11_400,
  storageLimitMegabytes: 25_000,
  pages: 1,
  messages: [
    message("MB-hello-1", "Marina Cole", "Question about our boat policy", "2026-11-21T14:40:00.000Z"),
    message("MB-hello-2", "Luis Ortega", "Póliza del restaurante", "2026-11-21T10:00:00.000Z"),
    message("MB-hello-3", "Harbor Rowing Club", "Re: Quote for three new shells", "2026-11-20T14:30:00.000Z", true),
  ],
};

/** A shared mailbox with unread messages, one of the own without any, and one of a colleague. */
export const mailboxes: Mailbox[] = [
  shared,
  { ...shared, id: "MB-sofia", address: "sofia@anchor-row.example", isShared: false, unreadCount: 0, messages: [] },
  { ...shared, id: "MB-nico", address: "nico@anchor-row.example", isShared: false, unreadCount: 4, messages: null },
];

export const withoutEmail: WebmailQuery = {
  __typename: "Query",
  webmail: { __typename: "Webmail", id: "8347201180", timeZone: "America/New_York", hasEmail: false, mailboxes: [] },
};

export const webmailAnswer = (...shown: Mailbox[]): WebmailQuery => ({
  __typename: "Query",
  webmail: { __typename: "Webmail", id: "8347201180", timeZone: "America/New_York", hasEmail: true, mailboxes: shown },
});

/** A page of the messages of the shared mailbox. */
export const mailPageAnswer = (page: number, pages: number): MailPageQuery => ({
  __typename: "Query",
  mailPage: {
    __typename: "MailPage",
    timeZone: "America/New_York",
    page,
    mailbox: { ...shared, pages },
    messages: shared.messages ?? [],
  },
});

/** The newest message of the shared mailbox, opened. */
export const openedMessage = (
  part: Partial<MailMessageQuery["mailMessage"]> = {},
  isRead = false,
): MailMessageQuery => ({
  __typename: "Query",
  mailMessage: {
    __typename: "OpenedMailMessage",
    id: "MB-hello-1",
    timeZone: "America/New_York",
    mailboxAddress: "hello@anchor-row.example",
    senderAddress: "marina.cole@pierside.example",
    text: "Good morning,\n\nWe moved our two skiffs from the north dock to Pierside last week.\n\nThank you,\nMarina Cole",
    message: message("MB-hello-1", "Marina Cole", "Question about our boat policy", "2026-11-21T14:40:00.000Z", isRead),
    ...part,
  },
});

/** The answer to marking that message. */
export const markedMessage = (isRead: boolean) => ({
  data: {
    __typename: "Mutation",
    markMailMessage: {
      __typename: "MarkedMailMessage",
      message: openedMessage({}, isRead).mailMessage.message,
      mailbox: { __typename: "Mailbox", id: "MB-hello", unreadCount: isRead ? 1 : 2 },
    },
  },
});
