// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { StreamingTransactionsQuery, StreamingTransactionsQueryVariables } from "./graph.ts";

export const StreamingTransactionsDocument = { kind: "Document", definitions: [operation("query", "StreamingTransactions", {"accountId":"ID!","shown":"TransactionsShown!","page":"Int!"}, [["billing",{"accountId":"$accountId"},["id",["streamingTransactionPage",{"shown":"$shown","page":"$page"},[["nodes",["id","date","kind","description","amount"]],"page","pages"]]]]])] } as unknown as DocumentNode<StreamingTransactionsQuery, StreamingTransactionsQueryVariables>;
