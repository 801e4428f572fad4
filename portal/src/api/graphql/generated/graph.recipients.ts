// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { AddStatementRecipientMutation, AddStatementRecipientMutationVariables, RemoveStatementRecipientMutation, RemoveStatementRecipientMutationVariables, StatementRecipientsQuery, StatementRecipientsQueryVariables } from "./graph.ts";
import { fragmentRecipients } from "./graph.recipients.fragments.ts";

export const StatementRecipientsDocument = { kind: "Document", definitions: [operation("query", "StatementRecipients", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["...Recipients"]]]), fragmentRecipients] } as unknown as DocumentNode<StatementRecipientsQuery, StatementRecipientsQueryVariables>;
export const AddStatementRecipientDocument = { kind: "Document", definitions: [operation("mutation", "AddStatementRecipient", {"input":"NewStatementRecipientInput!"}, [["addStatementRecipient",{"input":"$input"},[["... on StatementRecipientAdded",["recipientId",["account",["...Recipients"]]]],["... on StatementRecipientRefusal",["code"]]]]]), fragmentRecipients] } as unknown as DocumentNode<AddStatementRecipientMutation, AddStatementRecipientMutationVariables>;
export const RemoveStatementRecipientDocument = { kind: "Document", definitions: [operation("mutation", "RemoveStatementRecipient", {"input":"StatementRecipientInput!"}, [["removeStatementRecipient",{"input":"$input"},["...Recipients"]]]), fragmentRecipients] } as unknown as DocumentNode<RemoveStatementRecipientMutation, RemoveStatementRecipientMutationVariables>;
