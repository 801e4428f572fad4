import type { WalletAccountFragment, WalletQuery } from "../api/graphql/generated/graph.ts";
import { accountWith, methods, methodWith } from "./billingFixtures.ts";

const [visa, amex, mc, bank] = methods;

/** One of each flag, the default and Auto Pay's first. */
export const walletMethods = [
  { ...bank!, nickname: "Operating account", isDefault: true, usedForAutoPay: true, autoPayAssignment: "ALL_SERVICES" as const },
  { ...visa!, nickname: "Company card" },
  amex!,
  mc!,
  methodWith("discover", { type: "discover", lastFour: "1117", unavailable: true }),
];

/** What the graph answers about the wallet of an account that owes $248.17, unless told otherwise. */
export function walletAnswer(changes: Partial<WalletAccountFragment> = {}): WalletQuery {
  const { __typename, id, amountDue, pendingPaymentAmount, autoPayEnrolled, canPay, businessDate, paymentOptions } = accountWith();
  return { __typename: "Query", billing: { __typename, id, amountDue, pendingPaymentAmount, autoPayEnrolled, canPay, businessDate, paymentOptions, paymentMethods: walletMethods, ...changes } };
}
