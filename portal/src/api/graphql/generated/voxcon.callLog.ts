// Generated from openapi/graphql/voxcon.graphql and the portal's *.voxcon.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { CallLogQuery, CallLogQueryVariables } from "./voxcon.ts";
import { fragmentVoiceCallRow } from "./voxcon.callLog.fragments.ts";

export const CallLogDocument = { kind: "Document", definitions: [operation("query", "CallLog", {"accountId":"ID!","filter":"CallLogFilter!","page":"Int!"}, [["callLog",{"accountId":"$accountId","filter":"$filter","page":"$page"},["timeZone","access","hasCalls","total","page","pages",["calls",["...VoiceCallRow"]]]]]), fragmentVoiceCallRow] } as unknown as DocumentNode<CallLogQuery, CallLogQueryVariables>;
