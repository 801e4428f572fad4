import type { DevicePaymentInput, Resolvers, ResolversTypes } from "@portico/openapi/graph.resolvers";
import { isSettled } from "@portico/rules/paymentState";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import { deviceOfPayment, movementPage, newestMovements, subscriptionsOf } from "../modules/mobile/mobile.reads.ts";
import { mobileTransactions, streamingTransactions } from "../modules/mobile/mobile.tables.ts";
import { payForDevice } from "../modules/payments/devicePayments.service.ts";
import { payableDevice, payableDevices, withBounds } from "../modules/payments/devices.reads.ts";
import { paymentOf } from "../modules/payments/payments.reads.ts";
import type { PayAnswer } from "../modules/payments/payments.service.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { refuseLongText } from "./longText.ts";
import { pageSize } from "./pageSize.ts";

/** What mobile.graphql asks for. */
export const mobileResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    mobileTransactions: ({ id }, { first }, { deps }) => newestMovements(deps.database, mobileTransactions, id, pageSize(first)),
    streamingTransactions: ({ id }, { first }, { deps }) => newestMovements(deps.database, streamingTransactions, id, pageSize(first)),
    mobileTransactionPage: ({ id }, { shown, page }, { deps }) => movementPage(deps.database, mobileTransactions, id, shown, page),
    streamingTransactionPage: ({ id }, { shown, page }, { deps }) => movementPage(deps.database, streamingTransactions, id, shown, page),
    streamingSubscriptions: ({ id }, _args, { deps }) => subscriptionsOf(deps.database, id),
    mobileDevices: ({ id }, _args, { deps }) => payableDevices(deps.database, id),
  },
  Payment: {
    device: async ({ accountId, id }, _args, { deps }) => {
      const row = await deviceOfPayment(deps.database, accountId, id);
      return row ? withBounds(deps.database, row) : null;
    },
  },
  Mutation: {
    createDeviceOneTimePaymentV2: async (_parent, { input }, context) => {
      refuseLongText(input);
      const { deps, principal } = context;
      const answer = await payForDevice(deps, principal, input);
      const keep = () => context.keepAnswer({ userId: principal.userId, key: input.attemptKey });
      return resultOf(answer, input, context, keep);
    },
  },
};

type Result = Awaited<ResolversTypes["DevicePaymentResult"]>;

async function resultOf(answer: PayAnswer, { accountId, deviceId }: DevicePaymentInput, { deps, principal }: GraphContext, keep: () => void): Promise<Result> {
  if (answer.kind === "refusal") {
    if (answer.final) keep();
    return { __typename: "PaymentRefusal", ...answer.refusal };
  }
  const payment = await paymentOf(deps.database, accountId, answer.paymentId);
  const device = await payableDevice(deps.database, accountId, deviceId);
  const account = await billingAccountView(deps, principal, accountId);
  if (!payment || !device || !account) throw graphError("NOT_FOUND");
  if (isSettled(payment.state)) keep();
  return { __typename: "DevicePaymentOutcome", paymentId: payment.id, payment, device, account };
}
