import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { newestStatements } from "../modules/statements/statements.reads.ts";
import type { GraphContext } from "./graph.context.ts";
import { pageSize } from "./pageSize.ts";

/** What statements.graphql asks for. */
export const statementResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    statements: ({ id }, { first }, { deps }) => newestStatements(deps.database, id, pageSize(first)),
  },
};
