import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { retryPaymentPart } from "./parts.api.ts";
import { partEvents } from "./parts.slice.ts";

/** Tries a part again, one at a time; the answer reaches the page through the graph's cache. */
export function* partsSaga() {
  yield* takeLeading(partEvents.retryRequested, function* ({ payload }) {
    const { graph } = yield* context();
    const answer = yield* call(retryPaymentPart, yield* call(graph), payload);
    yield* put(answer.ok ? partEvents.retried() : partEvents.retryFailed(payload));
  });
}
