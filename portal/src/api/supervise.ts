import { retryBackoff } from "@portico/content-runtime/backoff";
import { createAction } from "@reduxjs/toolkit";
import { call, put, race, type SagaGenerator, take } from "../lib/effects.ts";
import { context } from "./sagaContext.ts";
import { sessionEndedType } from "./sessionScope.ts";
import { wait } from "./wait.ts";

/**
 * Dispatched when a workflow crashes. A crash of a background workflow shows nothing; any other opens the failure
 * dialog.
 */
export const workflowCrashed = createAction<{ workflow: string; background: boolean }>("workflows/crashed");

/** After running this long without a crash, a workflow's backoff resets. Milliseconds. */
const stable = 60_000;

export type Supervision = {
  /**
   * Background workflow: a crash opens no dialog, even the first restart waits for the backoff, and only the first of
   * several crashes in a row is reported.
   */
  background?: boolean;
};

/**
 * Supervises one workflow: when it crashes, reports the error and restarts this workflow alone.
 * The first restart is immediate, so that the customer can try again; later ones use exponential backoff up to a
 * minute. Never throws.
 */
export function* supervise(
  workflow: string,
  saga: () => Generator,
  { background = false }: Supervision = {},
): SagaGenerator<void> {
  const { timers } = yield* context();
  for (let crashes = 0; ; crashes++) {
    const startedAt = timers.now();
    try {
      return void (yield* call(saga));
    } catch (error) {
      if (timers.now() - startedAt > stable) crashes = 0;
      if (!background || crashes === 0) {
        console.error(`${workflow} crashed`, error);
        // Reported as an uncaught error, so that the page signals receive it and analytics records it.
        globalThis.reportError?.(error);
        yield* put(workflowCrashed({ workflow, background }));
      }
    }
    if (background || crashes > 0) yield* wait(retryBackoff(background ? crashes : crashes - 1));
  }
}

/** Runs a workflow per session: cancels it when the session ends and restarts it for the next session. */
export function* oncePerSession(saga: () => Generator): SagaGenerator<void> {
  for (;;) {
    const { ended } = yield* race({ over: call(saga), ended: take(sessionEndedType) });
    if (ended === undefined) return;
  }
}
