// Generated from openapi/graphql/webmail.graphql and the portal's *.webmail.graphql by `npm run generate`. Change the source, not this file.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MarkMailMessageInput = {
  accountId: string;
  messageId: string;
  isRead: boolean;
};

export type MailMessageRowFragment = { __typename: 'MailMessage', id: string, sender: string, subject: string, receivedAt: string, isRead: boolean, preview: string };

export type WebmailQueryVariables = Exact<{
  accountId: string;
}>;


export type WebmailQuery = { __typename: 'Query', webmail: { __typename: 'Webmail', id: string, timeZone: string, hasEmail: boolean, mailboxes: Array<{ __typename: 'Mailbox', id: string, address: string, isShared: boolean, unreadCount: number, storageUsedMegabytes: number, storageLimitMegabytes: number, pages: number, messages: Array<{ __typename: 'MailMessage', id: string, sender: string, subject: string, receivedAt: string, isRead: boolean, preview: string }> | null }> } };

export type MailPageQueryVariables = Exact<{
  accountId: string;
  mailboxId: string;
  page: number;
}>;


export type MailPageQuery = { __typename: 'Query', mailPage: { __typename: 'MailPage', timeZone: string, page: number, mailbox: { __typename: 'Mailbox', id: string, address: string, isShared: boolean, unreadCount: number, storageUsedMegabytes: number, storageLimitMegabytes: number, pages: number }, messages: Array<{ __typename: 'MailMessage', id: string, sender: string, subject: string, receivedAt: string, isRead: boolean, preview: string }> } };

export type MailMessageQueryVariables = Exact<{
  accountId: string;
  messageId: string;
}>;


export type MailMessageQuery = { __typename: 'Query', mailMessage: { __typename: 'OpenedMailMessage', id: string, timeZone: string, mailboxAddress: string, senderAddress: string | null, text: string, message: { __typename: 'MailMessage', id: string, sender: string, subject: string, receivedAt: string, isRead: boolean, preview: string } } };

export type MarkMailMessageMutationVariables = Exact<{
  input: MarkMailMessageInput;
}>;


export type MarkMailMessageMutation = { __typename: 'Mutation', markMailMessage: { __typename: 'MarkedMailMessage', message: { __typename: 'MailMessage', id: string, sender: string, subject: string, receivedAt: string, isRead: boolean, preview: string }, mailbox: { __typename: 'Mailbox', id: string, unreadCount: number } } };
