import type { PayOptionsQuery } from "../api/graphql/generated/graph.ts";
import { accountWith } from "./billingFixtures.ts";

type PayOptionsAccount = NonNullable<PayOptionsQuery["billing"]>;

/** The answer of the ways to pay: an account that owes a bill and accepts every way, by default. */
export function payOptionsAnswers(changes: Partial<PayOptionsAccount> = {}) {
  const account: PayOptionsAccount = {
    ...accountWith(),
    billedElsewhere: null,
    paymentPlaces: {
      __typename: "PaymentPlaces",
      phone: "+18005550100",
      mailTo: "Portico Payments, PO Box 5550, Exampletown, NY 12345",
      storesUrl: "https://stores.example/",
    },
    ...changes,
  };
  return { PayOptions: { billing: account } };
}
