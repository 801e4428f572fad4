// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { PaperlessAgreedQuery, PaperlessAgreedQueryVariables } from "./graph.ts";
import { fragmentAgreedTerms } from "./graph.terms.fragments.ts";

export const PaperlessAgreedDocument = { kind: "Document", definitions: [operation("query", "PaperlessAgreed", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","timeZone",["paperlessTerms",["...AgreedTerms"]]]]]), fragmentAgreedTerms] } as unknown as DocumentNode<PaperlessAgreedQuery, PaperlessAgreedQueryVariables>;
