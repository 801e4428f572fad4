// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { RefundDetailsQuery, RefundDetailsQueryVariables, SendRefundReceiptMutation, SendRefundReceiptMutationVariables } from "./graph.ts";

export const RefundDetailsDocument = { kind: "Document", definitions: [operation("query", "RefundDetails", {"accountId":"ID!","refundId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","accountNumber","accountName","canSendMessages"]],["refund",{"accountId":"$accountId","refundId":"$refundId"},["id","billed","date","amount","description","expectedOn",["method",["type","lastFour"]],["refunded",["id","kind","date","description","amount"]]]]])] } as unknown as DocumentNode<RefundDetailsQuery, RefundDetailsQueryVariables>;
export const SendRefundReceiptDocument = { kind: "Document", definitions: [operation("mutation", "SendRefundReceipt", {"input":"SendRefundReceiptInput!"}, [["sendRefundReceipt",{"input":"$input"},["state","address"]]])] } as unknown as DocumentNode<SendRefundReceiptMutation, SendRefundReceiptMutationVariables>;
