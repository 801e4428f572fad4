import type { ApolloClient } from "@apollo/client";
import { tellGraph } from "../../../api/graphCalls.ts";
import { RetryPaymentPartDocument } from "../../../api/graphql/generated/graph.paymentOutcome.ts";
import type { RetriedPart } from "./parts.slice.ts";

/** Tries a part of a payment again that was not done (PAY-17). It can never charge, so it may be sent as often as one likes. */
export const retryPaymentPart = (client: ApolloClient, input: RetriedPart) => tellGraph(client, RetryPaymentPartDocument, { input });
