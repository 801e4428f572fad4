import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { sendReceipt } from "../modules/receipts/receipts.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { inputLocale } from "./inputLocale.ts";

/** What receipts.graphql asks for. */
export const receiptResolvers: Resolvers<GraphContext> = {
  Mutation: {
    sendReceipt: async (_parent, { input }, { deps, principal }) => {
      const sent = await sendReceipt(deps, principal, input.accountId, input.paymentId, inputLocale(input));
      if (!sent) throw graphError("NOT_FOUND");
      return sent;
    },
  },
};
