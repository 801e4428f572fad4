// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { OfflineBillingQuery, OfflineBillingQueryVariables, OfflineStatementQuery, OfflineStatementQueryVariables } from "./graph.ts";
import { fragmentOutcomePart, fragmentPaymentDetails } from "./graph.payment.fragments.ts";
import { fragmentStatementLines } from "./graph.statement.fragments.ts";
import { fragmentStatementRow } from "./graph.statements.fragments.ts";

export const OfflineBillingDocument = { kind: "Document", definitions: [operation("query", "OfflineBilling", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","accountNumber","accountName","timeZone",["statements",{"first":1},[["nodes",["id"]]]],["payments",{"first":24},[["nodes",["...PaymentDetails"]]]]]]]), fragmentOutcomePart, fragmentPaymentDetails] } as unknown as DocumentNode<OfflineBillingQuery, OfflineBillingQueryVariables>;
export const OfflineStatementDocument = { kind: "Document", definitions: [operation("query", "OfflineStatement", {"accountId":"ID!","id":"ID!"}, [["statement",{"accountId":"$accountId","id":"$id"},["...StatementRow","previousBalance","paymentsReceived","adjustments","amountDue","...StatementLines"]]]), fragmentStatementLines, fragmentStatementRow] } as unknown as DocumentNode<OfflineStatementQuery, OfflineStatementQueryVariables>;
