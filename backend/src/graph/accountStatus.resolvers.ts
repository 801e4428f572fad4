import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { accountStatus } from "../modules/account-status/accountStatus.reads.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/** What accountStatus.graphql asks for. */
export const accountStatusResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    status: async ({ id }, _args, { deps }) => {
      const status = await accountStatus(deps, id);
      if (!status) throw graphError("NOT_FOUND");
      return status;
    },
  },
};
