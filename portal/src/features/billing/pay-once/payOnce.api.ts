import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import {
  CreateFuturePaymentDocument, CreateInstantPaymentDocument, EditScheduledPaymentDocument, type PaymentRefusalCode, type PaymentState, PayOnceDocument,
} from "../../../api/graphql/generated/graph.ts";
import type { Failure, Result } from "../../../api/result.ts";
import type { Attempt } from "./payOnce.attempt.ts";
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

type Told =
  | { __typename: "InstantPaymentOutcome" | "FuturePaymentOutcome"; paymentId: string; payment: { state: PaymentState } }
  | { __typename: "PaymentRefusal"; code: PaymentRefusalCode; confirmingPaymentId: string | null };

async function send(client: ApolloClient, attempt: Attempt): Promise<Result<Told>> {
  switch (attempt.operation) {
    case "pay":
      return told(await tellGraph(client, CreateInstantPaymentDocument, { input: attempt.input }), (data) => data.createInstantPaymentV2);
    case "schedule":
      return told(await tellGraph(client, CreateFuturePaymentDocument, { input: attempt.input }), (data) => data.createFuturePayment);
    case "change":
      return told(await tellGraph(client, EditScheduledPaymentDocument, { input: attempt.input }), (data) => data.editScheduledPayment);
  }
}

const told = <T>(result: Result<T>, read: (data: T) => Told): Result<Told> => (result.ok ? { ...result, data: read(result.data) } : result);

/** Pays, schedules or changes once (PAY-19). Sent as often as needed: the key in it makes it one payment (PAY-20). Never throws. */
export async function sendAttempt(client: ApolloClient, attempt: Attempt): Promise<AttemptOutcome> {
  const result = await send(client, attempt);
  if (!result.ok) return afterFailedCall(result.failure);
  const outcome = result.data;
  if (outcome.__typename !== "PaymentRefusal") {
    const { paymentId, payment } = outcome;
    return { kind: "answered", answer: { accountId: attempt.input.accountId, paymentId, state: payment.state } };
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
