import type { ApolloClient } from "@apollo/client";
import { askGraph } from "../../../api/graphCalls.ts";
import { PaymentByIdDocument } from "../../../api/graphql/generated/graph.payment.ts";
import { BillingStandingDocument } from "../../../api/graphql/generated/graph.standing.ts";

/** Asks how a payment stands now. Its page follows, and so does every list that shows it. */
export const readPayment = (client: ApolloClient, accountId: string, paymentId: string) =>
  askGraph(client, PaymentByIdDocument, { accountId, paymentId });

/** Reads again what an account owes and whether it is locked. Every screen that shows it follows. */
export const refreshStanding = (client: ApolloClient, accountId: string) => askGraph(client, BillingStandingDocument, { accountId });
