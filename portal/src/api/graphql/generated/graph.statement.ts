// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { StatementDetailsQuery, StatementDetailsQueryVariables } from "./graph.ts";
import { fragmentStatementLines } from "./graph.statement.fragments.ts";
import { fragmentStatementPayment, fragmentStatementRow } from "./graph.statements.fragments.ts";

export const StatementDetailsDocument = { kind: "Document", definitions: [operation("query", "StatementDetails", {"accountId":"ID!","id":"ID!"}, [["billing",{"accountId":"$accountId"},["id","accountNumber","accountName"]],["statement",{"accountId":"$accountId","id":"$id"},["...StatementRow","...StatementPayment","previousBalance","paymentsReceived","adjustments","amountDue","callDetails","...StatementLines",["activity",["kind","date","amount"]],["previous",["...StatementRow","...StatementLines"]]]]]), fragmentStatementLines, fragmentStatementRow, fragmentStatementPayment] } as unknown as DocumentNode<StatementDetailsQuery, StatementDetailsQueryVariables>;
