import type { BillingAccountResolvers, QueryResolvers } from "@portico/openapi/graph.resolvers";
import { newestMovements, newestStatements } from "../modules/billing/billing.repository.ts";
import { mobileTransactions, streamingTransactions } from "../modules/billing/billing.tables.ts";
import { billingAccountView } from "../modules/billing/billing.view.ts";
import { paymentHistory } from "../modules/payments/payments.reads.ts";
import type { GraphContext } from "./graph.context.ts";
import { graphError } from "./graph.errors.ts";

/** The longest list that one request gets. */
const LONGEST_PAGE = 100;

function pageSize(first: number): number {
  if (first < 1 || first > LONGEST_PAGE) throw graphError("INVALID_REQUEST");
  return first;
}

export const billing: QueryResolvers<GraphContext>["billing"] = async (_parent, { accountId }, { deps, principal }) => {
  const account = await billingAccountView(deps, principal, accountId);
  if (!account) throw graphError("NOT_FOUND");
  return account;
};

export const billingAccount: BillingAccountResolvers<GraphContext> = {
  statements: ({ id }, { first }, { deps }) => newestStatements(deps.database, id, pageSize(first)),
  mobileTransactions: ({ id }, { first }, { deps }) => newestMovements(deps.database, mobileTransactions, id, pageSize(first)),
  streamingTransactions: ({ id }, { first }, { deps }) => newestMovements(deps.database, streamingTransactions, id, pageSize(first)),
  payments: async ({ id }, { first, after }, { deps }) => {
    const page = await paymentHistory(deps.database, id, pageSize(first), after ?? null);
    if (!page) throw graphError("INVALID_REQUEST");
    return page;
  },
};
