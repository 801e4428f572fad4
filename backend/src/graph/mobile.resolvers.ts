import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { devicesOf, movementPage, newestMovements, subscriptionsOf } from "../modules/mobile/mobile.reads.ts";
import { mobileTransactions, streamingTransactions } from "../modules/mobile/mobile.tables.ts";
import type { GraphContext } from "./graph.context.ts";
import { pageSize } from "./pageSize.ts";

/** What mobile.graphql asks for. */
export const mobileResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    mobileTransactions: ({ id }, { first }, { deps }) => newestMovements(deps.database, mobileTransactions, id, pageSize(first)),
    streamingTransactions: ({ id }, { first }, { deps }) => newestMovements(deps.database, streamingTransactions, id, pageSize(first)),
    mobileTransactionPage: ({ id }, { shown, page }, { deps }) => movementPage(deps.database, mobileTransactions, id, shown, page),
    streamingTransactionPage: ({ id }, { shown, page }, { deps }) => movementPage(deps.database, streamingTransactions, id, shown, page),
    streamingSubscriptions: ({ id }, _args, { deps }) => subscriptionsOf(deps.database, id),
    mobileDevices: ({ id }, _args, { deps }) => devicesOf(deps.database, id),
  },
};
