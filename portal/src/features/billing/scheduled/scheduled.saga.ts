import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, race, takeLeading } from "../../../lib/effects.ts";
import { answerWithin, isOffline, refreshBriefly } from "../model/paymentAttempt.saga.ts";
import { cancelScheduledPayment, refreshScheduled } from "./scheduled.api.ts";
import { scheduledEvents, type CancelFailure, type ScheduledPaymentId } from "./scheduled.slice.ts";

/** Calls off one scheduled payment at a time; a second press finds the first one running. */
export function* scheduledSaga() {
  yield* takeLeading(scheduledEvents.cancelConfirmed, function* ({ payload }) {
    const failure = yield* call(callOff, payload);
    yield* put(failure ? scheduledEvents.cancelFailed({ paymentId: payload.paymentId, failure }) : scheduledEvents.cancelled(payload));
  });
}

/** Without an answer it may have been called off: what is scheduled now is read, and a payment that left the list says that it was. */
function* callOff(payment: ScheduledPaymentId) {
  if (yield* isOffline()) return "offline" as const;
  const { graph } = yield* context();
  const client = yield* call(graph);
  const { done } = yield* race({ done: call(sentOnce, client, payment), late: wait(answerWithin) });
  const failure: CancelFailure | null = done ? done.failure : "unknown";
  if (failure === "gone" || failure === "unknown") yield* refreshBriefly(() => refreshScheduled(client, payment.accountId));
  return failure;
}

function* sentOnce(...asked: Parameters<typeof cancelScheduledPayment>) {
  return { failure: yield* call(cancelScheduledPayment, ...asked) };
}
