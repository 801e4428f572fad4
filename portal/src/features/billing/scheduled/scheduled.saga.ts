import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { cancelScheduledPayment, refreshScheduled } from "./scheduled.api.ts";
import { scheduledEvents } from "./scheduled.slice.ts";

/** Calls off one scheduled payment at a time; a second press finds the first one running. */
export function* scheduledSaga() {
  yield* takeLeading(scheduledEvents.cancelConfirmed, function* ({ payload }) {
    const { graph } = yield* context();
    const client = yield* call(graph);
    const failure = yield* call(cancelScheduledPayment, client, payload);
    if (failure === "gone") yield* call(refreshScheduled, client, payload.accountId);
    yield* put(failure ? scheduledEvents.cancelFailed({ paymentId: payload.paymentId, failure }) : scheduledEvents.cancelled(payload));
  });
}
