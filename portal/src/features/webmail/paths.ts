export const webmailPath = "/webmail";

/** In the query: addresses are in lower case, and ids of messages are not. */
export const messagePath = (messageId: string) => `/webmail/message?id=${encodeURIComponent(messageId)}`;
