import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import { CreateInstantPaymentDocument, type InstantPaymentInput, PayOnceDocument } from "../../../api/graphql/generated/graph.ts";
import type { Failure } from "../../../api/result.ts";
import type { Refusal } from "./payOnce.refusals.ts";
import type { Answer } from "./payOnce.slice.ts";

/**
 * What became of an attempt. `unknown`: it may have been taken, so it is asked again with the same key and body.
 * `turnedAway`: the call did not get as far as payments, which says nothing of earlier ones with the same key.
 */
export type AttemptOutcome =
  | { kind: "answered"; answer: Answer }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "turnedAway"; staleToken: boolean }
  | { kind: "unknown"; sessionOver: boolean };

/** Pays once (PAY-19). Sent as often as needed: the key in it makes it one payment (PAY-20). Never throws. */
export async function createInstantPayment(client: ApolloClient, input: InstantPaymentInput): Promise<AttemptOutcome> {
  const result = await tellGraph(client, CreateInstantPaymentDocument, { input });
  if (!result.ok) return afterFailedCall(result.failure);
  const outcome = result.data.createInstantPaymentV2;
  if (outcome.__typename === "InstantPaymentOutcome") {
    const { paymentId, payment } = outcome;
    return { kind: "answered", answer: { accountId: input.accountId, paymentId, state: payment.state } };
  }
  if (outcome.code === "ATTEMPT_STILL_RUNNING") return { kind: "unknown", sessionOver: false };
  return { kind: "refused", refusal: { code: outcome.code, confirmingPaymentId: outcome.confirmingPaymentId ?? undefined } };
}

/** A call that was refused as a call has paid nothing. Everything else leaves open whether the payment was taken. */
function afterFailedCall(failure: Failure): AttemptOutcome {
  if (failure.kind === "refused" && failure.code === "TOO_MANY_REQUESTS") return { kind: "unknown", sessionOver: false };
  if (failure.kind === "refused") return { kind: "turnedAway", staleToken: failure.code === "CSRF_TOKEN_INVALID" };
  if (failure.kind === "invalid") return { kind: "turnedAway", staleToken: false };
  return { kind: "unknown", sessionOver: failure.kind === "unauthorised" || failure.kind === "maintenance" };
}

/** Reads again what the account owes and what it may pay. Every screen that shows it follows. */
export const refreshAccount = (client: ApolloClient, accountId: string) => askGraph(client, PayOnceDocument, { accountId });
