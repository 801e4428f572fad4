import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { isLocalDate } from "@portico/rules/dates";
import { nextStatementDate, statementPage, statementRow, statementsState } from "../modules/statements/statements.reads.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { pageSize } from "./pageSize.ts";

/** What statements.graphql asks for. */
export const statementResolvers: Resolvers<GraphContext> = {
  Query: {
    statement: async (_parent, { accountId, id }, { deps }) => {
      const found = await statementRow(deps.database, accountId, id);
      if (!found) throw graphError("NOT_FOUND");
      return found;
    },
  },
  BillingAccount: {
    statements: ({ id }, { first, after }, { deps }) => {
      if (after && !isLocalDate(after)) throw graphError("INVALID_REQUEST");
      return statementPage(deps.database, id, pageSize(first), after ?? null);
    },
    statementsState: ({ id }, _args, { deps }) => statementsState(deps.database, id, deps.clock.today()),
    nextStatementDate: ({ id }, _args, { deps }) => nextStatementDate(deps.database, id),
  },
  Statement: {
    lines: async ({ accountId, id }, _args, { loaders }) => (await loaders.lines({ accountId, id })) ?? [],
    activity: async ({ accountId, id }, _args, { loaders }) => (await loaders.activity({ accountId, id })) ?? [],
    previous: async ({ accountId, previousId }, _args, { loaders }) => (previousId ? ((await loaders.statement({ accountId, id: previousId })) ?? null) : null),
    callDetails: async ({ accountId }, _args, { loaders }) => {
      if (!(await loaders.hasCallDetails(accountId))) return "NONE";
      return (await loaders.isVerified()) ? "VERIFIED" : "VERIFICATION_REQUIRED";
    },
  },
};
