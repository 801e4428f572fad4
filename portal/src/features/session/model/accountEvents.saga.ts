import { everythingChanged } from "../../../api/followChanges.ts";
import { type AccountEvent, liveUpdates, liveUpdatesReducer } from "../../../api/liveUpdates.ts";
import { context } from "../../../api/sagaContext.ts";
import { oncePerSession } from "../../../api/supervise.ts";
import { wait } from "../../../api/wait.ts";
import { buffers, call, eventChannel, put, select, type SagaGenerator, take } from "../../../lib/effects.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { selectCurrentAccountId } from "./session.selectors.ts";
import { sessionKnown } from "./session.slice.ts";

/** After a break many browsers come back at the same moment; each waits for a random part of this (jitter). */
const SPREAD_MILLISECONDS = 2_000;

/** Follows the stream until the session ends: says when it opens and breaks, and what changed. */
function* followStream(): SagaGenerator<void> {
  const { openAccountEvents } = yield* context();
  if (!openAccountEvents) return;
  while ((yield* select(selectCurrentAccountId)) === null) yield* take(sessionKnown);
  const stream = yield* call(openAccountEvents);
  const heard = eventChannel<AccountEvent>((say) => {
    const unsubscribe = stream.onEvent(say);
    stream.start();
    return () => {
      unsubscribe();
      stream.stop();
    };
  }, buffers.expanding());
  let wasLost = false;
  try {
    for (;;) {
      const event = yield* take(heard);
      if ("topics" in event) yield* put(liveUpdates.changed(event));
      else if (event.isConnected) {
        if (wasLost) yield* wait(Math.random() * SPREAD_MILLISECONDS);
        yield* put(liveUpdates.connected());
        yield* put(everythingChanged());
      } else {
        wasLost = true;
        yield* put(liveUpdates.lost());
      }
    }
  } finally {
    heard.close();
    yield* put(liveUpdates.lost());
  }
}

/**
 * Tells the screens what changed on the server, in whatever session: the event names a topic, and what shows it reads
 * it again.
 */
export function* accountEventsSaga(): SagaGenerator<void> {
  screens.inject({ name: "liveUpdates", reducers: { liveUpdates: liveUpdatesReducer }, sagas: {} });
  yield* call(oncePerSession, followStream);
}
