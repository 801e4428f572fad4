import type { ApolloClient } from "@apollo/client";
import { mutateGraph, queryGraph } from "../../../api/graphCalls.ts";
import {
  CancelScheduledPaymentDocument,
  ScheduledPaymentsDocument,
} from "../../../api/graphql/generated/graph.scheduled.ts";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, race, takeEvery } from "../../../lib/effects.ts";
import { outcomeOfFailure } from "../model/payment-flow/attemptOutcome.ts";
import { requestTimeout, isOffline, refetchBriefly } from "../model/payment-flow/paymentAttempt.saga.ts";
import { type CancelFailure, scheduledEvents, type ScheduledPaymentId, scheduledReducer } from "./scheduled.slice.ts";
import { txnBilling } from "../model/billing.slice.ts";

/**
 * Cancels a scheduled payment (PAY-18); idempotent.
 * @returns null on success
 */
async function cancelScheduledPayment(client: ApolloClient, input: ScheduledPaymentId): Promise<CancelFailure | null> {
  const answer = await mutateGraph(client, CancelScheduledPaymentDocument, { input });
  if (!answer.ok) return outcomeOfFailure(answer.failure).kind === "rejected" ? "failed" : "unknown";
  return answer.data.cancelScheduledPayment.__typename === "FuturePaymentOutcome" ? null : "gone";
}

/** Refetches the scheduled payments. */
const refreshScheduled = (client: ApolloClient, accountId: string) =>
  queryGraph(client, ScheduledPaymentsDocument, { accountId });

/** Cancels scheduled payments: one that is confirmed while another is being cancelled is sent as well. */
function* scheduledSaga() {
  yield* takeEvery(scheduledEvents.cancelConfirmed, function* ({ payload }) {
    const failure = yield* call(cancelPayment, payload);
    yield* put(
      failure
        ? scheduledEvents.cancelFailed({ paymentId: payload.paymentId, failure })
        : scheduledEvents.cancelled(payload),
    );
  });
}

/**
 * After a lost answer the payment may have been cancelled: the list is refetched, and a payment that is no longer in it
 * counts as cancelled.
 */
function* cancelPayment(payment: ScheduledPaymentId) {
  if (yield* isOffline()) return "offline" as const;
  const { graph } = yield* context();
  const client = yield* call(graph);
  const { done } = yield* race({ done: call(sendOnce, client, payment), late: wait(requestTimeout) });
  const failure: CancelFailure | null = done ? done.failure : "unknown";
  if (failure === "gone" || failure === "unknown")
    yield* refetchBriefly(() => refreshScheduled(client, payment.accountId));
  return failure;
}

/** Wraps the result, so that the race can tell a success (null) from a timeout (undefined). */
function* sendOnce(...input: Parameters<typeof cancelScheduledPayment>) {
  return { failure: yield* call(cancelScheduledPayment, ...input) };
}

export const scheduledWorkflow = {
  name: "scheduled",
  reducers: txnBilling({ scheduled: scheduledReducer }),
  sagas: { scheduled: scheduledSaga },
};
