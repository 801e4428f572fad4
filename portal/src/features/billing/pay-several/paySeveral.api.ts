import type { ApolloClient } from "@apollo/client";
import { mutateGraph, queryGraph } from "../../../api/graphCalls.ts";
import { PaymentOfSeveralDocument, PayOneOfSeveralDocument } from "../../../api/graphql/generated/graph.paySeveral.ts";
import { type AttemptOutcome, outcomeOfFailure, stillUnknown } from "../model/payment-flow/attemptOutcome.ts";
import type { Submission, RowAnswer, RowRefusal } from "./paySeveral.slice.ts";

/** Pays one account. Its idempotency key makes it one payment, however often it is sent. Never throws. */
export async function submitPayment(
  client: ApolloClient,
  input: Submission,
): Promise<AttemptOutcome<RowAnswer, RowRefusal>> {
  const result = await mutateGraph(client, PayOneOfSeveralDocument, { input });
  if (!result.ok) return outcomeOfFailure(result.failure);
  const outcome = result.data.createInstantPaymentV2;
  if (outcome.__typename !== "PaymentRefusal") {
    const { paymentId, payment } = outcome;
    const { accountId } = input;
    return {
      kind: "answered",
      answer: { accountId, paymentId, state: payment.state, failureCode: payment.failureCode },
    };
  }
  if (outcome.code === "ATTEMPT_STILL_RUNNING") return stillUnknown;
  const { code, retryAt } = outcome;
  return { kind: "refused", refusal: { code, ...(retryAt !== null && { retryAt }) } };
}

/** The payment as it is now; undefined while it can't be read. */
export async function readPayment(
  client: ApolloClient,
  asked: { accountId: string; paymentId: string },
): Promise<RowAnswer | undefined> {
  const result = await queryGraph(client, PaymentOfSeveralDocument, asked);
  const payment = result.ok ? result.data.payment : undefined;
  return payment ? { ...asked, state: payment.state, failureCode: payment.failureCode } : undefined;
}
