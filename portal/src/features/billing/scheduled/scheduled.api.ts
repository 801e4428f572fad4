import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import { CancelScheduledPaymentDocument, ScheduledPaymentsDocument } from "../../../api/graphql/generated/graph.scheduled.ts";
import { withoutAnswer } from "../model/attemptOutcome.ts";
import type { CancelFailure, ScheduledPaymentId } from "./scheduled.slice.ts";

/** Calls a scheduled payment off (PAY-18). Sending it twice is calling it off once. Null when it worked. */
export async function cancelScheduledPayment(client: ApolloClient, input: ScheduledPaymentId): Promise<CancelFailure | null> {
  const answer = await tellGraph(client, CancelScheduledPaymentDocument, { input });
  if (!answer.ok) return withoutAnswer(answer.failure).kind === "turnedAway" ? "failed" : "unknown";
  return answer.data.cancelScheduledPayment.__typename === "FuturePaymentOutcome" ? null : "gone";
}

/** Reads again what is scheduled. */
export const refreshScheduled = (client: ApolloClient, accountId: string) => askGraph(client, ScheduledPaymentsDocument, { accountId });
