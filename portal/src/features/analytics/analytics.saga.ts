import type { PageSignal } from "../../api/pageSignals.ts";
import type { CallRecord } from "../../api/recorder.ts";
import { context } from "../../api/sagaContext.ts";
import { buffers, call, channel, eventChannel, put, select, type SagaGenerator, takeEvery } from "../../lib/effects.ts";
import type { Noted, TrackedActions } from "./analyticsEvent.ts";

/**
 * Records requests, errors, page views and the features' own actions from start-up on; the code that processes them
 * loads after the first screen. No flow calls analytics, and analytics never makes a flow wait (N2).
 */
export function* analyticsSaga(loadTracked: () => Promise<TrackedActions>): SagaGenerator<void> {
  const { calls, page, timers } = yield* context();
  const records = eventChannel<CallRecord>(calls.subscribe, buffers.expanding());
  const signals = eventChannel<PageSignal>(
    (say) =>
      page.listen((signal) => {
        if (signal.kind === "crashed" || signal.kind === "closing") say(signal);
      }),
    buffers.expanding(),
  );
  const noted = channel<Noted>(buffers.expanding());
  const note = function* (item: Noted["item"]): SagaGenerator<void> {
    yield* put(noted, { item, at: timers.now(), state: yield* select() });
  };
  yield* takeEvery(records, note);
  yield* takeEvery(signals, note);
  yield* takeEvery("*", note);
  const [{ recordEvents }, tracked] = yield* call(() => Promise.all([import("./recordEvents.saga.ts"), loadTracked()]));
  yield* call(recordEvents, noted, tracked);
}
