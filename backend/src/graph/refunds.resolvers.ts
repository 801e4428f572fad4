import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { receiptedRefund } from "../modules/receipts/refundFile.reads.ts";
import { sendRefundReceipt } from "../modules/receipts/receipts.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { inputLocale } from "./inputLocale.ts";

/** What refunds.graphql asks for. */
export const refundResolvers: Resolvers<GraphContext> = {
  Query: {
    refund: async (_parent, { accountId, refundId }, { deps }) => {
      const refund = await receiptedRefund(deps, accountId, refundId);
      if (!refund) throw graphError("NOT_FOUND");
      return refund;
    },
  },
  Mutation: {
    sendRefundReceipt: async (_parent, { input }, { deps, principal }) => {
      const sent = await sendRefundReceipt(deps, principal, input.accountId, input.refundId, inputLocale(input));
      if (!sent) throw graphError("NOT_FOUND");
      return sent;
    },
  },
};
