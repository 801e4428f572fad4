// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { ConfirmPasscodeMutation, ConfirmPasscodeMutationVariables, SendPasscodeMutation, SendPasscodeMutationVariables, StatementCallsQuery, StatementCallsQueryVariables } from "./graph.ts";

export const SendPasscodeDocument = { kind: "Document", definitions: [operation("mutation", "SendPasscode", {"input":"SendPasscodeInput!"}, [["sendPasscode",{"input":"$input"},["state","until","triesLeft"]]])] } as unknown as DocumentNode<SendPasscodeMutation, SendPasscodeMutationVariables>;
export const ConfirmPasscodeDocument = { kind: "Document", definitions: [operation("mutation", "ConfirmPasscode", {"input":"ConfirmPasscodeInput!"}, [["confirmPasscode",{"input":"$input"},["state","until","triesLeft"]]])] } as unknown as DocumentNode<ConfirmPasscodeMutation, ConfirmPasscodeMutationVariables>;
export const StatementCallsDocument = { kind: "Document", definitions: [operation("query", "StatementCalls", {"accountId":"ID!","id":"ID!"}, [["billing",{"accountId":"$accountId"},["id","timeZone"]],["statement",{"accountId":"$accountId","id":"$id"},["id","callDetails",["calls",["id","at","line","number","direction","seconds"]],["callTotals",["count","seconds"]]]]])] } as unknown as DocumentNode<StatementCallsQuery, StatementCallsQueryVariables>;
