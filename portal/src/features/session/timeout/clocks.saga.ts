import { cancel, fork, select, type SagaGenerator, take } from "../../../lib/effects.ts";
import { selectSession } from "../model/session.selectors.ts";
import { sessionEnded, sessionKnown } from "../model/session.slice.ts";
import { idleClock } from "./idleClock.saga.ts";
import { pingClock } from "./pingClock.saga.ts";

/** The clocks run from the moment that somebody is signed in until the session ends (SESS-03, SESS-06). */
export function* clocksSaga(): SagaGenerator<void> {
  while (true) {
    const { timing } = yield* select(selectSession);
    if (timing) {
      const clocks = [yield* fork(idleClock, timing), yield* fork(pingClock, timing)];
      yield* take(sessionEnded);
      yield* cancel(clocks);
    } else {
      yield* take(sessionKnown);
    }
  }
}
