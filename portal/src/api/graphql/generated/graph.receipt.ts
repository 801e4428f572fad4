// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { PaymentReceiptQuery, PaymentReceiptQueryVariables, SendReceiptMutation, SendReceiptMutationVariables } from "./graph.ts";
import { fragmentOutcomePart, fragmentPaymentDetails } from "./graph.payment.fragments.ts";
import { fragmentAgreedTerms } from "./graph.terms.fragments.ts";

export const PaymentReceiptDocument = { kind: "Document", definitions: [operation("query", "PaymentReceipt", {"accountId":"ID!","paymentId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","accountNumber","accountName","timeZone","canSendMessages"]],["payment",{"accountId":"$accountId","paymentId":"$paymentId"},["...PaymentDetails",["acceptedTerms",["...AgreedTerms"]],["device",["id","name"]]]]]), fragmentOutcomePart, fragmentPaymentDetails, fragmentAgreedTerms] } as unknown as DocumentNode<PaymentReceiptQuery, PaymentReceiptQueryVariables>;
export const SendReceiptDocument = { kind: "Document", definitions: [operation("mutation", "SendReceipt", {"input":"SendReceiptInput!"}, [["sendReceipt",{"input":"$input"},["state","address"]]])] } as unknown as DocumentNode<SendReceiptMutation, SendReceiptMutationVariables>;
