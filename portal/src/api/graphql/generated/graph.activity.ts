// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { AccountActivityQuery, AccountActivityQueryVariables } from "./graph.ts";
import { fragmentOutcomePart, fragmentPaymentDetails } from "./graph.payment.fragments.ts";

export const AccountActivityDocument = { kind: "Document", definitions: [operation("query", "AccountActivity", {"accountId":"ID!","filter":"ActivityFilter!"}, [["billing",{"accountId":"$accountId"},["id","accountName","timeZone","businessDate",["activity",{"filter":"$filter"},["id","kind","date","postedDate","amount","signedAmount","description","dueDate","paymentId","refundId","reason","statementId",["payment",["...PaymentDetails"]]]]]]]), fragmentOutcomePart, fragmentPaymentDetails] } as unknown as DocumentNode<AccountActivityQuery, AccountActivityQueryVariables>;
