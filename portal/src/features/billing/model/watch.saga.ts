import { paymentStates } from "@portico/rules/paymentState";
import { context } from "../../../api/sagaContext.ts";
import { call, put, race, take, takeLatest } from "../../../lib/effects.ts";
import { waitToAskAgain } from "./askAgain.ts";
import { readPayment, refreshStanding } from "./payment.api.ts";
import { type WatchedPayment, watchEvents } from "./watch.slice.ts";

/** Asks until the outcome of a payment is known; the answers reach the screens through the graph's cache. */
function* askUntilSettled({ accountId, paymentId }: WatchedPayment) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  for (let asked = 0; ; asked += 1) {
    const answer = yield* call(readPayment, client, accountId, paymentId);
    const payment = answer.ok ? answer.data.payment : null;
    if (payment && !paymentStates[payment.state].ask) break;
    yield* call(waitToAskAgain, asked);
  }
  yield* call(refreshStanding, client, accountId);
  yield* put(watchEvents.settled({ accountId, paymentId }));
}

/** Follows one payment at a time: the one that the latest screen shows, as long as it shows it. */
export function* watchSaga() {
  yield* takeLatest(watchEvents.started, function* ({ payload }) {
    yield* race({ settled: call(askUntilSettled, payload), left: take(watchEvents.stopped) });
  });
}
