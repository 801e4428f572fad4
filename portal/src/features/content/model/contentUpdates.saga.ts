import type { ContentEvents } from "@portico/content-runtime/events";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { buffers, call, eventChannel, type SagaGenerator, takeLatest } from "../../../lib/effects.ts";

type Release = Parameters<Parameters<ContentEvents["onEvent"]>[0]>[0];

/**
 * Subscribes to new content releases in the background, and applies them to the open page (COPY-03). The event stream
 * starts after the first screen; it is the portal's only one.
 */
export function* contentUpdatesSaga(): SagaGenerator<void> {
  const { openEventStream, content } = yield* context();
  if (!openEventStream) return;
  const { events, delayOf } = yield* call(openEventStream);
  const releases = eventChannel<Release>((say) => {
    const deaf = events.onEvent(say);
    events.start();
    return () => {
      deaf();
      events.stop();
    };
  }, buffers.sliding(1));
  yield* takeLatest(releases, function* (release) {
    // Many pages are notified at the same moment; each waits for its own jitter before it fetches.
    yield* wait(delayOf(release));
    yield* call(content.apply, release.manifest);
  });
}
