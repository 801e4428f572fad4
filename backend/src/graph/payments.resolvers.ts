import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { paymentOptionsView } from "../modules/billing/billing.view.ts";
import { lockingPayment, paymentHistory, paymentOf } from "../modules/payments/payments.reads.ts";
import { payNow } from "../modules/payments/payments.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { pageSize } from "./pageSize.ts";
import { answerOf, refuseLongText } from "./paymentAnswers.ts";

/** What payments.graphql asks for. */
export const paymentResolvers: Resolvers<GraphContext> = {
  Query: {
    payment: async (_parent, { accountId, paymentId }, { deps }) => {
      const found = await paymentOf(deps.database, accountId, paymentId);
      if (!found) throw graphError("NOT_FOUND");
      return found;
    },
  },
  Mutation: {
    createInstantPaymentV2: async (_parent, { input }, context) => {
      refuseLongText(input);
      const answer = await payNow(context.deps, context.principal, input);
      return answerOf("InstantPaymentOutcome", answer, input.accountId, context, input.attemptKey);
    },
  },
  BillingAccount: {
    paymentOptions: ({ id }, _args, { deps }) => paymentOptionsView(deps, id),
    lockingPayment: ({ id }, _args, { deps }) => lockingPayment(deps.database, id),
    payments: async ({ id }, { first, after }, { deps }) => {
      const page = await paymentHistory(deps.database, id, pageSize(first), after ?? null);
      if (!page) throw graphError("INVALID_REQUEST");
      return page;
    },
  },
};
