import type { ApolloClient } from "@apollo/client";
import { queryGraph, mutateGraph } from "../../../api/graphCalls.ts";
import type { PaymentFailureCode, PaymentRefusalCode, PaymentState } from "../../../api/graphql/generated/graph.ts";
import {
  CreateFuturePaymentDocument,
  CreateInstantPaymentDocument,
  EditScheduledPaymentDocument,
  PayOnceDocument,
} from "../../../api/graphql/generated/graph.payOnce.ts";
import type { Result } from "../../../api/result.ts";
import { type AttemptOutcome, stillUnknown, outcomeOfFailure } from "../model/payment-flow/attemptOutcome.ts";
import type { Attempt } from "./payOnce.attempt.ts";
import type { Refusal } from "./payOnce.draft.ts";
import type { Answer } from "./payOnce.slice.ts";

type PaymentResponse =
  | {
      __typename: "InstantPaymentOutcome" | "FuturePaymentOutcome";
      paymentId: string;
      payment: { state: PaymentState; failureCode: PaymentFailureCode | null };
    }
  | {
      __typename: "PaymentRefusal";
      code: PaymentRefusalCode;
      confirmingPaymentId: string | null;
      retryAt: string | null;
    };

async function send(client: ApolloClient, attempt: Attempt): Promise<Result<PaymentResponse>> {
  switch (attempt.operation) {
    case "pay":
      return mapResponse(
        await mutateGraph(client, CreateInstantPaymentDocument, { input: attempt.input }),
        (data) => data.createInstantPaymentV2,
      );
    case "schedule":
      return mapResponse(
        await mutateGraph(client, CreateFuturePaymentDocument, { input: attempt.input }),
        (data) => data.createFuturePayment,
      );
    case "change":
      return mapResponse(
        await mutateGraph(client, EditScheduledPaymentDocument, { input: attempt.input }),
        (data) => data.editScheduledPayment,
      );
  }
}

const mapResponse = <T>(result: Result<T>, read: (data: T) => PaymentResponse): Result<PaymentResponse> =>
  result.ok ? { ...result, data: read(result.data) } : result;

/**
 * Submits a payment, a scheduled payment or a change of one (PAY-19). Safe to retry: its idempotency key makes it one
 * payment (PAY-20). Never throws.
 */
export async function sendAttempt(client: ApolloClient, attempt: Attempt): Promise<AttemptOutcome<Answer, Refusal>> {
  const result = await send(client, attempt);
  if (!result.ok) return outcomeOfFailure(result.failure);
  const outcome = result.data;
  if (outcome.__typename !== "PaymentRefusal") {
    const { paymentId, payment } = outcome;
    return {
      kind: "answered",
      answer: { accountId: attempt.input.accountId, paymentId, state: payment.state, failureCode: payment.failureCode },
    };
  }
  if (outcome.code === "ATTEMPT_STILL_RUNNING") return stillUnknown;
  return {
    kind: "refused",
    refusal: {
      code: outcome.code,
      confirmingPaymentId: outcome.confirmingPaymentId ?? undefined,
      ...(outcome.retryAt !== null && { retryAt: outcome.retryAt }),
    },
  };
}

/**
 * Refetches what the account owes and its payment options into the Apollo cache, which updates every screen that shows
 * them.
 */
export const refreshAccount = (client: ApolloClient, accountId: string) =>
  queryGraph(client, PayOnceDocument, { accountId });
