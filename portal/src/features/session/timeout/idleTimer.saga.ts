import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, race, type SagaGenerator, take } from "../../../lib/effects.ts";
import { sessionEndDetected, type SessionTiming } from "../model/session.slice.ts";
import { shareActivity, sharedActivity } from "./sharedActivity.ts";
import { activityNoticed, pageResumed, sessionExtended, timeoutWarned } from "./timeout.slice.ts";

/** Longest timer in milliseconds: after a laptop's sleep the clock is checked at the latest then. */
const maxTimerMs = 30_000;

/**
 * [SESS-06] Idle timeout. After 780 idle seconds: warning; after 120 more: the session ends. Before the warning any
 * activity resets it; after it only "stay signed in" does. It uses wall-clock time, so a laptop's sleep counts.
 * @param knownAt when the server reported the session's remaining time, in milliseconds since 1970
 */
export function* idleTimer(
  { idleSeconds, dialogSeconds, secondsUntilIdleEnd }: SessionTiming,
  knownAt: number,
): SagaGenerator<void> {
  const { storage } = yield* context();
  const idle = idleSeconds * 1000;
  const dialog = dialogSeconds * 1000;
  let lastActivity = knownAt + secondsUntilIdleEnd * 1000 - idle - dialog;
  while (true) {
    lastActivity = yield* call(untilIdle, lastActivity, idle);
    const { stay } = yield* race({
      stay: take(sessionExtended),
      expired: call(countDown, lastActivity + idle + dialog),
    });
    const last = Math.max(stay?.payload.at ?? 0, sharedActivity(storage));
    if (last <= lastActivity) break;
    if (!stay) yield* put(sessionExtended({ at: last, here: false }));
    lastActivity = last;
  }
  yield* put(sessionEndDetected({ reason: "timeout" }));
}

/** Returns after the idle time without activity in any tab, with the time of the last activity. */
function* untilIdle(since: number, idle: number): SagaGenerator<number> {
  const { timers, storage } = yield* context();
  let lastActivity = since;
  while (timers.now() < lastActivity + idle) {
    const left = lastActivity + idle - timers.now();
    const { active } = yield* race({
      active: take([activityNoticed, sessionExtended]),
      elapsed: wait(Math.min(left, maxTimerMs)),
      woke: take(pageResumed),
    });
    if (active) yield* call(accept, active.payload, lastActivity + idle);
    lastActivity = Math.max(lastActivity, sharedActivity(storage));
  }
  return lastActivity;
}

/** Activity after the idle time is ignored: a key press the next morning does not show that the customer was there. */
function* accept({ at, here }: { at: number; here: boolean }, before: number): SagaGenerator<void> {
  const { storage, tabs } = yield* context();
  if (at >= before) return;
  shareActivity(storage, at);
  if (here) tabs.post({ kind: "activity", at });
}

/** Dispatches the remaining seconds each second, and returns at zero. */
function* countDown(endsAt: number): SagaGenerator<true> {
  const { timers } = yield* context();
  while (timers.now() < endsAt) {
    const left = endsAt - timers.now();
    yield* put(timeoutWarned({ secondsLeft: Math.ceil(left / 1000) }));
    yield* race({ second: wait(left % 1000 || 1000), woke: take(pageResumed) });
  }
  return true;
}
