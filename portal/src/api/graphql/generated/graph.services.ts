// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { ServicesQuery, ServicesQueryVariables } from "./graph.ts";

export const ServicesDocument = { kind: "Document", definitions: [operation("query", "Services", {"accountId":"ID!"}, [["services",{"accountId":"$accountId"},["id","key","status","serviceType","trouble","downloadMbps","lineCount","deviceCount","remainingDeviceBalance","channelCount","redirectUri"]]])] } as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
