import type { PageSignal } from "../../../api/pageSignals.ts";
import { context } from "../../../api/sagaContext.ts";
import { buffers, call, eventChannel, put, select, type SagaGenerator, take, takeEvery } from "../../../lib/effects.ts";
import { shareActivity } from "./sharedActivity.ts";
import { activityNoticed, pageResumed, selectSecondsLeft, sessionExtended, stayRequested } from "./timeout.slice.ts";

/** Throttle for activity and its messages to other tabs, in milliseconds. */
const noticeEvery = 500;

/** Turns the page's signals into actions of the session timers. */
export function* pageSignalsSaga(): SagaGenerator<void> {
  const { page, timers } = yield* context();
  let noticedAt = 0;
  const signals = eventChannel<PageSignal["kind"]>(
    (say) =>
      page.listen(({ kind }) => {
        if (kind === "activity" && timers.now() - noticedAt < noticeEvery) return;
        if (kind === "activity") noticedAt = timers.now();
        say(kind);
      }),
    buffers.expanding(),
  );
  yield* takeEvery(stayRequested, stay);
  try {
    while (true) yield* call(heard, yield* take(signals));
  } finally {
    signals.close();
  }
}

function* heard(kind: PageSignal["kind"]) {
  const warning = (yield* select(selectSecondsLeft)) !== null;
  if (kind === "woke") yield* put(pageResumed());
  // With the dialog open only an answer to it counts; moving the pointer to its button does not (SHELL-08: going back
  // does).
  if (kind === "activity" && !warning) yield* call(active);
  if (kind === "wentBack") yield* call(warning ? stay : active);
}

function* active() {
  const { timers } = yield* context();
  yield* put(activityNoticed({ at: timers.now(), here: true }));
}

/** Extends the session: resets the idle timeout here and in the other tabs. */
function* stay() {
  const { timers, tabs, storage } = yield* context();
  const at = timers.now();
  shareActivity(storage, at);
  tabs.post({ kind: "stayed", at });
  yield* put(sessionExtended({ at, here: true }));
}
