import type { WalletAccountFragment, WalletQuery } from "../api/graphql/generated/graph.ts";
import { accountWith, methods, methodWith } from "./billingFixtures.ts";

const saved = (id: string) => methods.find((method) => method.id === id) ?? methodWith(id);

/** One of each flag; the default and Auto Pay's first. */
export const walletMethods = [
  {
    ...saved("bank"),
    nickname: "Operating account",
    isDefault: true,
    usedForAutoPay: true,
    autoPayAssignment: "ALL_SERVICES" as const,
  },
  { ...saved("visa"), nickname: "Company card" },
  saved("amex"),
  saved("mc"),
  methodWith("discover", { type: "discover", lastFour: "1117", unavailable: true }),
];

type WalletAutoPay = WalletAccountFragment["autoPay"];

/** What Auto Pay covers with each method. */
export const walletAutoPay = (
  paidWith: Partial<Record<"core" | "mobile", string>>,
  services: WalletAutoPay["services"] = ["core", "mobile"],
): WalletAutoPay => ({
  __typename: "AutoPay",
  services,
  enrolments: services.flatMap((service) =>
    paidWith[service] ? [{ __typename: "AutoPayEnrolment" as const, service, paymentMethodId: paidWith[service] }] : [],
  ),
});

/** GraphQL response of the wallet of an account that owes $248.17, by default. */
export function walletAnswer(changes: Partial<WalletAccountFragment> = {}): {
  billing: NonNullable<WalletQuery["billing"]>;
} {
  const {
    __typename,
    id,
    amountDue,
    pendingPaymentAmount,
    pendingDiscount,
    lockingPayment,
    autoPayEnrolled,
    canPay,
    businessDate,
    paymentOptions,
  } = accountWith();
  return {
    billing: {
      __typename,
      id,
      amountDue,
      pendingPaymentAmount,
      pendingDiscount,
      lockingPayment,
      autoPayEnrolled,
      canPay,
      billedElsewhere: null,
      businessDate,
      paymentOptions,
      paymentMethods: walletMethods,
      scheduledPayments: [],
      autoPay: walletAutoPay({ core: "bank" }, ["core"]),
      ...changes,
    },
  };
}
