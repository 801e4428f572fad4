import { context } from "../../../api/sagaContext.ts";
import { call, cancel, fork, select, type SagaGenerator, take } from "../../../lib/effects.ts";
import { loadWithRetry } from "../../../lib/loadScreen.ts";
import { selectSession } from "../model/session.selectors.ts";
import { sessionEnded, sessionKnown, type SessionTiming } from "../model/session.slice.ts";

const load = () =>
  loadWithRetry(() =>
    Promise.all([import("./idleTimer.saga.ts"), import("./keepAlivePing.saga.ts"), import("./signals.saga.ts")]),
  );

/** The timers' code is loaded after the first screen, because nothing is due for half a minute. */
function* runClocks(timing: SessionTiming): SagaGenerator<void> {
  const { timers } = yield* context();
  const knownAt = timers.now();
  const [{ idleTimer }, { keepAlivePing }, { pageSignalsSaga }] = yield* call(load);
  yield* fork(pageSignalsSaga);
  yield* fork(idleTimer, timing, knownAt);
  yield* fork(keepAlivePing, timing);
}

/** Runs the idle timeout and the ping from sign-in until the session ends (SESS-03, SESS-06). */
export function* sessionTimersSaga(): SagaGenerator<void> {
  while (true) {
    const { timing } = yield* select(selectSession);
    if (timing) {
      const clocks = yield* fork(runClocks, timing);
      yield* take(sessionEnded);
      yield* cancel(clocks);
    } else {
      yield* take(sessionKnown);
    }
  }
}
