export const webmailPath = "/webmail";

/** In the query: addresses are in lower case, and ids of messages are not. */
export const messagePath = (messageId: string) => `/webmail/message?id=${encodeURIComponent(messageId)}`;
/** A page of the messages of one mailbox. */
export const mailboxPagePath = (mailboxId: string, page: number) =>
  `${webmailPath}?${new URLSearchParams({ mailbox: mailboxId, page: String(page) })}`;
