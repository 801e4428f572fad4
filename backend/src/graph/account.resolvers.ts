import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { accountServices } from "../modules/account/account.reads.ts";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/** What account.graphql asks for. */
export const accountResolvers: Resolvers<GraphContext> = {
  Query: {
    billing: async (_parent, { accountId }, { deps, principal }) => {
      const account = await billingAccountView(deps, principal, accountId);
      if (!account) throw graphError("NOT_FOUND");
      return account;
    },
    services: (_parent, { accountId }, { deps }) => accountServices(deps.database, accountId),
  },
};
