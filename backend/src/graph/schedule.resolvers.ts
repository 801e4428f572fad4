import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { overlapsOf } from "../modules/payments/payments.overlaps.ts";
import { methodOfScheduled, paymentOf, scheduledPayments } from "../modules/payments/payments.reads.ts";
import { retryPart } from "../modules/payments/payments.retry.ts";
import { cancelScheduledPayment, changeScheduledPayment, schedulePayment } from "../modules/payments/scheduled.service.ts";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { answerOf, refuseLongText } from "./paymentAnswers.ts";

/** What schedule.graphql asks for. */
export const scheduleResolvers: Resolvers<GraphContext> = {
  Mutation: {
    createFuturePayment: async (_parent, { input }, context) => {
      refuseLongText(input);
      const answer = await schedulePayment(context.deps, context.principal, input);
      return answerOf("FuturePaymentOutcome", answer, input.accountId, context, input.attemptKey);
    },
    editScheduledPayment: async (_parent, { input }, context) => {
      refuseLongText(input);
      const answer = await changeScheduledPayment(context.deps, context.principal, input);
      return answerOf("FuturePaymentOutcome", answer, input.accountId, context, input.attemptKey);
    },
    cancelScheduledPayment: async (_parent, { input }, context) => {
      const answer = await cancelScheduledPayment(context.deps, context.principal, input);
      if (!answer) throw graphError("NOT_FOUND");
      return answerOf("FuturePaymentOutcome", answer, input.accountId, context, null);
    },
    retryPaymentPart: async (_parent, { input: { accountId, paymentId, kind } }, { deps, principal }) => {
      if (!(await retryPart(deps, principal, accountId, paymentId, kind))) throw graphError("NOT_FOUND");
      const [payment, account] = [await paymentOf(deps.database, accountId, paymentId), await billingAccountView(deps, principal, accountId)];
      if (!payment || !account) throw graphError("NOT_FOUND");
      return { payment, account };
    },
  },
  Payment: {
    paymentMethodId: ({ accountId, id, state }, _args, { deps }) => (state === "SCHEDULED" ? methodOfScheduled(deps.database, accountId, id) : null),
  },
  BillingAccount: {
    scheduledPayments: ({ id }, _args, { deps }) => scheduledPayments(deps.database, id),
    overlaps: ({ id }, _args, { deps }) => overlapsOf(deps, deps.database, id),
  },
};
