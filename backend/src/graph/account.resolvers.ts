import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { renameAccount } from "../modules/account/account.service.ts";
import { shownServices } from "../modules/account/services.reads.ts";
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
    services: (_parent, { accountId }, { deps, principal }) => shownServices(deps, principal, accountId),
  },
  Mutation: {
    renameAccount: async (_parent, { input }, { deps, principal }) => {
      const code = await renameAccount(deps.database, input);
      const account = await billingAccountView(deps, principal, input.accountId);
      if (!account) throw graphError("NOT_FOUND");
      return code === null ? { __typename: "AccountRenamed", account } : { __typename: "AccountNameRefusal", code, account };
    },
  },
};
