// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { StatementTrendQuery, StatementTrendQueryVariables, StatementsQuery, StatementsQueryVariables } from "./graph.ts";
import { fragmentStatementPayment, fragmentStatementRow } from "./graph.statements.fragments.ts";

export const StatementsDocument = { kind: "Document", definitions: [operation("query", "Statements", {"accountId":"ID!","first":"Int!","after":"String"}, [["billing",{"accountId":"$accountId"},["id","accountName",["billedElsewhere",["reason","url"]],"statementsState","nextStatementDate",["statements",{"first":"$first","after":"$after"},[["nodes",["...StatementRow","...StatementPayment"]],"endCursor","hasNextPage"]]]]]), fragmentStatementRow, fragmentStatementPayment] } as unknown as DocumentNode<StatementsQuery, StatementsQueryVariables>;
export const StatementTrendDocument = { kind: "Document", definitions: [operation("query", "StatementTrend", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["id",["statements",{"first":24},[["nodes",["...StatementRow"]],"endCursor","hasNextPage"]]]]]), fragmentStatementRow] } as unknown as DocumentNode<StatementTrendQuery, StatementTrendQueryVariables>;
