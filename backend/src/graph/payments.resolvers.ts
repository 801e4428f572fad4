import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { paymentOptionsView } from "../modules/billing/billing.view.ts";
import {
  lockingPayment,
  methodOfScheduled,
  paymentHistory,
  paymentOf,
  scheduledPayments,
} from "../modules/payments/payments.reads.ts";
import { payNow } from "../modules/payments/payments.service.ts";
import { changedAccount } from "./changedAccount.ts";
import { readOnly, type GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { inputLocale, pageSize } from "./graph.inputs.ts";
import { answerOf, refuseLongText, recordProcessorAvailability } from "./paymentAnswers.ts";
import { overlapsOf } from "../modules/payments/payments.overlaps.ts";
import { retryPart } from "../modules/payments/payments.parts.ts";
import {
  cancelScheduledPayment,
  changeScheduledPayment,
  schedulePayment,
} from "../modules/payments/scheduled/scheduled.service.ts";
import { sendReceipt, sendRefundReceipt } from "../modules/receipts/receipts.service.ts";
import { receiptedRefund } from "../modules/receipts/refundFile.reads.ts";

/** Resolvers of payments.graphql. */
export const paymentResolvers: Resolvers<GraphContext> = {
  Query: {
    payment: async (_parent, { accountId, paymentId }, context) => {
      const found = await paymentOf(context.deps.database, accountId, paymentId);
      if (!found) throw graphError("NOT_FOUND");
      recordProcessorAvailability(context, found);
      return found;
    },
  },
  Mutation: {
    createInstantPaymentV2: async (_parent, { input }, context) => {
      refuseLongText(input);
      const answer = await payNow(context.deps, context.principal, input);
      return answerOf("InstantPaymentOutcome", answer, input.accountId, context, input.idempotencyKey);
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

/** Resolvers of schedule.graphql. */
export const scheduleResolvers: Resolvers<GraphContext> = {
  Mutation: {
    createFuturePayment: async (_parent, { input }, context) => {
      refuseLongText(input);
      const answer = await schedulePayment(context.deps, context.principal, input);
      return answerOf("FuturePaymentOutcome", answer, input.accountId, context, input.idempotencyKey);
    },
    editScheduledPayment: async (_parent, { input }, context) => {
      refuseLongText(input);
      const answer = await changeScheduledPayment(context.deps, context.principal, input);
      return answerOf("FuturePaymentOutcome", answer, input.accountId, context, input.idempotencyKey);
    },
    cancelScheduledPayment: async (_parent, { input }, context) => {
      const answer = await cancelScheduledPayment(context.deps, context.principal, input);
      if (!answer) throw graphError("NOT_FOUND");
      return answerOf("FuturePaymentOutcome", answer, input.accountId, context, null);
    },
    retryPaymentPart: async (_parent, { input: { accountId, paymentId, kind } }, context) => {
      if (!(await retryPart(context.deps, context.principal, accountId, paymentId, kind)))
        throw graphError("NOT_FOUND");
      const payment = await paymentOf(readOnly(context).database, accountId, paymentId);
      const account = await changedAccount(context, accountId);
      if (!payment) throw graphError("NOT_FOUND");
      return { payment, account };
    },
  },
  Payment: {
    paymentMethodId: ({ accountId, id, state }, _args, { deps }) =>
      state === "SCHEDULED" ? methodOfScheduled(deps.database, accountId, id) : null,
  },
  BillingAccount: {
    scheduledPayments: ({ id }, _args, { deps }) => scheduledPayments(deps.database, id),
    overlaps: ({ id }, _args, { deps }) => overlapsOf(deps, deps.database, id),
  },
};

/** Resolvers of receipts.graphql. */
export const receiptResolvers: Resolvers<GraphContext> = {
  Mutation: {
    sendReceipt: async (_parent, { input }, { deps, principal }) => {
      const sent = await sendReceipt(deps, principal, input.accountId, input.paymentId, inputLocale(input));
      if (!sent) throw graphError("NOT_FOUND");
      return sent;
    },
  },
};

/** Resolvers of refunds.graphql. */
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
