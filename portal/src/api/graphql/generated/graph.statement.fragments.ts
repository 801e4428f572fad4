// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentStatementLines = fragment("StatementLines", "Statement", [["lines",["position","group","code","quantity","amount","recurring","from","to",["explanation",["code","from","until","previous","amount","days","ofDays"]]]]]);
