// Generated from openapi/graphql/webmail.graphql and the portal's *.webmail.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { MailMessageQuery, MailMessageQueryVariables, MarkMailMessageMutation, MarkMailMessageMutationVariables, WebmailQuery, WebmailQueryVariables } from "./webmail.ts";
import { fragmentMailMessageRow } from "./webmail.mailboxes.fragments.ts";

export const WebmailDocument = { kind: "Document", definitions: [operation("query", "Webmail", {"accountId":"ID!"}, [["webmail",{"accountId":"$accountId"},["id","timeZone","hasEmail",["mailboxes",["id","address","isShared","unreadCount","storageUsedMegabytes","storageLimitMegabytes",["messages",["...MailMessageRow"]]]]]]]), fragmentMailMessageRow] } as unknown as DocumentNode<WebmailQuery, WebmailQueryVariables>;
export const MailMessageDocument = { kind: "Document", definitions: [operation("query", "MailMessage", {"accountId":"ID!","messageId":"ID!"}, [["mailMessage",{"accountId":"$accountId","messageId":"$messageId"},["id","timeZone","mailboxAddress","senderAddress","text",["message",["...MailMessageRow"]]]]]), fragmentMailMessageRow] } as unknown as DocumentNode<MailMessageQuery, MailMessageQueryVariables>;
export const MarkMailMessageDocument = { kind: "Document", definitions: [operation("mutation", "MarkMailMessage", {"input":"MarkMailMessageInput!"}, [["markMailMessage",{"input":"$input"},[["message",["...MailMessageRow"]],["mailbox",["id","unreadCount"]]]]]), fragmentMailMessageRow] } as unknown as DocumentNode<MarkMailMessageMutation, MarkMailMessageMutationVariables>;
