// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { MobileTransactionsQuery, MobileTransactionsQueryVariables } from "./graph.ts";

export const MobileTransactionsDocument = { kind: "Document", definitions: [operation("query", "MobileTransactions", {"accountId":"ID!","shown":"TransactionsShown!","page":"Int!"}, [["billing",{"accountId":"$accountId"},["id",["mobileTransactionPage",{"shown":"$shown","page":"$page"},[["nodes",["id","date","kind","description","amount"]],"page","pages"]]]]])] } as unknown as DocumentNode<MobileTransactionsQuery, MobileTransactionsQueryVariables>;
