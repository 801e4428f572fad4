// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { PaymentHistoryQuery, PaymentHistoryQueryVariables } from "./graph.ts";
import { fragmentOutcomePart, fragmentPaymentDetails } from "./graph.payment.fragments.ts";

export const PaymentHistoryDocument = { kind: "Document", definitions: [operation("query", "PaymentHistory", {"accountId":"ID!","first":"Int!","after":"String"}, [["billing",{"accountId":"$accountId"},["id","timeZone",["payments",{"first":"$first","after":"$after"},[["nodes",["...PaymentDetails"]],"endCursor","hasNextPage"]]]]]), fragmentOutcomePart, fragmentPaymentDetails] } as unknown as DocumentNode<PaymentHistoryQuery, PaymentHistoryQueryVariables>;
