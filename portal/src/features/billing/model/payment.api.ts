import type { ApolloClient } from "@apollo/client";
import { askGraph } from "../../../api/graphCalls.ts";
import { BillingStandingDocument, PaymentByIdDocument } from "../../../api/graphql/generated/graph.ts";

/** Asks how a payment stands now. Its page follows, and so does every list that shows it. */
export const readPayment = (client: ApolloClient, accountId: string, paymentId: string) =>
  askGraph(client, PaymentByIdDocument, { accountId, paymentId });

/** Reads again what an account owes and whether it is locked. Every screen that shows it follows. */
export const refreshStanding = (client: ApolloClient, accountId: string) => askGraph(client, BillingStandingDocument, { accountId });
