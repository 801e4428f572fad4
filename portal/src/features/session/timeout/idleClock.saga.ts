import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, race, type SagaGenerator, take } from "../../../lib/effects.ts";
import { endFound, type SessionTiming } from "../model/session.slice.ts";
import { shareActivity, sharedActivity } from "./sharedActivity.ts";
import { activityNoticed, pageWoke, stayed, warned } from "./timeout.slice.ts";

/** Longest nap of a clock: after a laptop's sleep it looks at the time again at the latest then. */
const longestNap = 30_000;

/**
 * [SESS-06] Idle 780 seconds: warn. 120 seconds more: the session ends. Before the warning any activity starts the idle
 * time anew; after it only "stay signed in" does. Wall-clock time counts, so a laptop's sleep does too.
 *
 * @param knownAt when the server said how long the session still lives, in milliseconds since 1970
 */
export function* idleClock({ idleSeconds, dialogSeconds, secondsUntilIdleEnd }: SessionTiming, knownAt: number): SagaGenerator<void> {
  const { storage } = yield* context();
  const idle = idleSeconds * 1000;
  const dialog = dialogSeconds * 1000;
  let lastActivity = knownAt + secondsUntilIdleEnd * 1000 - idle - dialog;
  while (true) {
    lastActivity = yield* call(untilIdle, lastActivity, idle);
    const { stay } = yield* race({ stay: take(stayed), leave: call(countDown, lastActivity + idle + dialog) });
    const last = Math.max(stay?.payload.at ?? 0, sharedActivity(storage));
    if (last <= lastActivity) break;
    if (!stay) yield* put(stayed({ at: last, here: false }));
    lastActivity = last;
  }
  yield* put(endFound({ reason: "timeout" }));
}

/** Returns once nothing has happened in any tab for so long, with the moment of the last activity. */
function* untilIdle(since: number, idle: number): SagaGenerator<number> {
  const { timers, storage } = yield* context();
  let lastActivity = since;
  while (timers.now() < lastActivity + idle) {
    const left = lastActivity + idle - timers.now();
    const { active } = yield* race({
      active: take([activityNoticed, stayed]),
      rested: wait(Math.min(left, longestNap)),
      woke: take(pageWoke),
    });
    if (active) yield* call(accept, active.payload, lastActivity + idle);
    lastActivity = Math.max(lastActivity, sharedActivity(storage));
  }
  return lastActivity;
}

/** What comes after the idle time is over comes too late: the first press after a night is no sign of having been there. */
function* accept({ at, here }: { at: number; here: boolean }, before: number): SagaGenerator<void> {
  const { storage, tabs } = yield* context();
  if (at >= before) return;
  shareActivity(storage, at);
  if (here) tabs.tell({ kind: "activity", at });
}

/** Tells each second how many are left, and returns when none is. */
function* countDown(endsAt: number): SagaGenerator<true> {
  const { timers } = yield* context();
  while (timers.now() < endsAt) {
    const left = endsAt - timers.now();
    yield* put(warned({ secondsLeft: Math.ceil(left / 1000) }));
    yield* race({ second: wait(left % 1000 || 1000), woke: take(pageWoke) });
  }
  return true;
}
