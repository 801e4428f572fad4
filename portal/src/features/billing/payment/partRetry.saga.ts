import type { ApolloClient } from "@apollo/client";
import { mutateGraph } from "../../../api/graphCalls.ts";
import { RetryPaymentPartDocument } from "../../../api/graphql/generated/graph.paymentOutcome.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put } from "../../../lib/effects.ts";
import { takeSequential } from "../../../lib/takeSequential.ts";
import { partEvents, type RetriedPart, partsReducer } from "./partRetry.slice.ts";
import { txnBilling } from "../model/billing.slice.ts";

/** Retries a failed part of a payment (PAY-17). Never charges, so it may be repeated. */
const retryPaymentPart = (client: ApolloClient, input: RetriedPart) =>
  mutateGraph(client, RetryPaymentPartDocument, { input });

/** Retries one part at a time; the answer reaches the page through the Apollo cache. */
function* partsSaga() {
  yield* takeSequential(partEvents.retryRequested, function* ({ payload }) {
    const { graph } = yield* context();
    const answer = yield* call(retryPaymentPart, yield* call(graph), payload);
    const part = answer.ok && answer.data.retryPaymentPart.payment.parts.find(({ kind }) => kind === payload.kind);
    yield* put(part && part.state !== "FAILED" ? partEvents.retried() : partEvents.retryFailed(payload));
  });
}

export const partRetryWorkflow = {
  name: "partRetry",
  reducers: txnBilling({ partRetry: partsReducer }),
  sagas: { parts: partsSaga },
};
