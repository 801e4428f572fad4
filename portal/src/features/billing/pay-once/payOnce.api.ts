import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import type { PaymentFailureCode, PaymentRefusalCode, PaymentState } from "../../../api/graphql/generated/graph.ts";
import { CreateFuturePaymentDocument, CreateInstantPaymentDocument, EditScheduledPaymentDocument, PayOnceDocument } from "../../../api/graphql/generated/graph.payOnce.ts";
import type { Result } from "../../../api/result.ts";
import { type AttemptOutcome, notYet, withoutAnswer } from "../model/attemptOutcome.ts";
import type { Attempt } from "./payOnce.attempt.ts";
import type { Refusal } from "./payOnce.refusals.ts";
import type { Answer } from "./payOnce.slice.ts";

type Told =
  | { __typename: "InstantPaymentOutcome" | "FuturePaymentOutcome"; paymentId: string; payment: { state: PaymentState; failureCode: PaymentFailureCode | null } }
  | { __typename: "PaymentRefusal"; code: PaymentRefusalCode; confirmingPaymentId: string | null; retryAt: string | null };

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
export async function sendAttempt(client: ApolloClient, attempt: Attempt): Promise<AttemptOutcome<Answer, Refusal>> {
  const result = await send(client, attempt);
  if (!result.ok) return withoutAnswer(result.failure);
  const outcome = result.data;
  if (outcome.__typename !== "PaymentRefusal") {
    const { paymentId, payment } = outcome;
    return { kind: "answered", answer: { accountId: attempt.input.accountId, paymentId, state: payment.state, failureCode: payment.failureCode } };
  }
  if (outcome.code === "ATTEMPT_STILL_RUNNING") return notYet;
  return { kind: "refused", refusal: { code: outcome.code, confirmingPaymentId: outcome.confirmingPaymentId ?? undefined, ...(outcome.retryAt !== null && { retryAt: outcome.retryAt }) } };
}

/** Reads again what the account owes and what it may pay. Every screen that shows it follows. */
export const refreshAccount = (client: ApolloClient, accountId: string) => askGraph(client, PayOnceDocument, { accountId });
