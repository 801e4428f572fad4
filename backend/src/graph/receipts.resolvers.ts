import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { locales } from "../lib/principal.ts";
import { sendReceipt } from "../modules/receipts/receipts.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/** What receipts.graphql asks for. */
export const receiptResolvers: Resolvers<GraphContext> = {
  Mutation: {
    sendReceipt: async (_parent, { input: { accountId, paymentId, ...input } }, { deps, principal }) => {
      const locale = locales.find((known) => known === input.locale);
      if (!locale) throw graphError("INVALID_REQUEST");
      const sent = await sendReceipt(deps, principal, accountId, paymentId, locale);
      if (!sent) throw graphError("NOT_FOUND");
      return sent;
    },
  },
};
