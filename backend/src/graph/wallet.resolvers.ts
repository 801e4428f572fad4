import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { walletView } from "../modules/billing/billing.view.ts";
import type { GraphContext } from "./graph.context.ts";

/** What wallet.graphql asks for. */
export const walletResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    paymentMethods: ({ id }, _args, { deps }) => walletView(deps, id),
  },
};
