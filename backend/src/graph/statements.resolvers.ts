import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { isLocalDate } from "@portico/rules/dates";
import { activityRows, hasCallDetails, lineRows, nextStatementDate, statementPage, statementRow, statementsState } from "../modules/statements/statements.reads.ts";
import { isVerified } from "../modules/passcodes/passcodes.reads.ts";
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
    lines: ({ accountId, id }, _args, { deps }) => lineRows(deps.database, accountId, id),
    activity: ({ accountId, id }, _args, { deps }) => activityRows(deps.database, accountId, id),
    previous: async ({ accountId, previousId }, _args, { deps }) => (previousId ? ((await statementRow(deps.database, accountId, previousId)) ?? null) : null),
    callDetails: async ({ accountId }, _args, { deps, principal, sessionId }) => {
      if (!(await hasCallDetails(deps.database, accountId))) return "NONE";
      return (await isVerified(deps, principal, sessionId)) ? "VERIFIED" : "VERIFICATION_REQUIRED";
    },
  },
};
