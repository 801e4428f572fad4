// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentAgreedTerms = fragment("AgreedTerms", "AcceptedTerms", ["key","release","locale","acceptedAt","text"]);
