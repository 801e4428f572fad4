import { createAction } from "@reduxjs/toolkit";
import { call, put, race, type SagaGenerator, take } from "../lib/effects.ts";
import { context } from "./sagaContext.ts";
import { sessionEndedType } from "./sessionScope.ts";
import { retryDelay, wait } from "./wait.ts";

/** A workflow broke. In the background nobody waits for it; otherwise the customer hears of it. */
export const workflowCrashed = createAction<{ workflow: string; background: boolean }>("workflows/crashed");

/** A workflow that ran for so long does not break at once: its next crash is its first one again. Milliseconds. */
const stable = 60_000;

export type Supervision = {
  /** Nobody waits for it: no dialog opens, also the first restart waits, and of several crashes in a row one is reported. */
  background?: boolean;
};

/**
 * Runs one workflow apart from all others. When it breaks, the fault is reported, this workflow alone starts anew, and the others go on:
 * at once the first time, so that the customer can press again, then with a backoff that grows to a minute. Never throws.
 */
export function* supervise(workflow: string, saga: () => Generator, { background = false }: Supervision = {}): SagaGenerator<void> {
  const { timers } = yield* context();
  for (let crashes = 0; ; crashes++) {
    const startedAt = timers.now();
    try {
      return void (yield* call(saga));
    } catch (fault) {
      if (timers.now() - startedAt > stable) crashes = 0;
      if (!background || crashes === 0) {
        console.error(`${workflow} crashed`, fault);
        // Heard by the page's signals, as any fault that nothing caught: analytics records it.
        globalThis.reportError?.(fault);
        yield* put(workflowCrashed({ workflow, background }));
      }
    }
    if (background || crashes > 0) yield* wait(retryDelay(background ? crashes : crashes - 1));
  }
}

/** Runs a workflow once a session: at the session's end it is cancelled with all that it waits for, and starts anew for whoever comes next. */
export function* oncePerSession(saga: () => Generator): SagaGenerator<void> {
  for (;;) {
    const { ended } = yield* race({ over: call(saga), ended: take(sessionEndedType) });
    if (ended === undefined) return;
  }
}
