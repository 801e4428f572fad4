import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { movementPage, newestMovements, subscriptionsOf } from "../modules/mobile/mobile.reads.ts";
import { mobileTransactions, streamingTransactions } from "../modules/mobile/mobile.tables.ts";
import { payForDevice } from "../modules/payments/devicePayments.service.ts";
import { payableDevice, payableDevices } from "../modules/payments/devices.reads.ts";
import { deviceOverlapsOf } from "../modules/payments/payments.overlaps.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";
import { pageSize } from "./graph.inputs.ts";
import { answerOf, refuseLongText } from "./paymentAnswers.ts";

/** Resolvers of mobile.graphql. */
export const mobileResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    mobileTransactions: ({ id }, { first }, { deps }) =>
      newestMovements(deps.database, mobileTransactions, id, pageSize(first)),
    streamingTransactions: ({ id }, { first }, { deps }) =>
      newestMovements(deps.database, streamingTransactions, id, pageSize(first)),
    mobileTransactionPage: ({ id }, { shown, page }, { deps }) =>
      movementPage(deps.database, mobileTransactions, id, shown, page),
    streamingTransactionPage: ({ id }, { shown, page }, { deps }) =>
      movementPage(deps.database, streamingTransactions, id, shown, page),
    streamingSubscriptions: ({ id }, _args, { deps }) => subscriptionsOf(deps.database, id),
    mobileDevices: ({ id }, _args, { deps }) => payableDevices(deps.database, id),
    deviceOverlaps: ({ id }, { deviceId }, { deps }) => deviceOverlapsOf(deps, deps.database, id, deviceId),
  },
  Payment: {
    device: async ({ accountId, id }, _args, { loaders }) => {
      const row = await loaders.device({ accountId, id });
      return row ? loaders.payable(row) : null;
    },
  },
  Mutation: {
    createDeviceOneTimePaymentV2: async (_parent, { input }, context) => {
      refuseLongText(input);
      const answer = await answerOf(
        "DevicePaymentOutcome",
        await payForDevice(context.deps, context.principal, input),
        input.accountId,
        context,
        input.idempotencyKey,
      );
      if (answer.__typename === "PaymentRefusal") return answer;
      const device = await payableDevice(context.deps.database, input.accountId, input.deviceId);
      if (!device) throw graphError("NOT_FOUND");
      return { ...answer, device };
    },
  },
};
