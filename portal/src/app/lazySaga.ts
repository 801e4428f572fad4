import { retryBackoff } from "@portico/content-runtime/backoff";
import type { Action } from "redux";
import { call, fork, put, type SagaGenerator, take } from "../lib/effects.ts";
import { loadWithRetry } from "../lib/loadScreen.ts";
import { wait } from "../api/wait.ts";

/**
 * Loads a workflow's code on the first event it handles, then dispatches that event again for it.
 * Retries a failed load with exponential backoff; offline, the load succeeds once the network is back.
 *
 * @example
 * const load = () => import("../features/community/model/community.saga.ts").then((part) => part.communitySaga);
 * lazySaga(communityRead.requested.type, load)
 */
export function* lazySaga(event: string | string[], load: () => Promise<() => Generator>): SagaGenerator<void> {
  const first = yield* take<Action>(event);
  yield* fork(yield* loadUntilAvailable(load));
  yield* put(first);
}

/** Loads workflow code, with retries until it succeeds. */
export function* loadUntilAvailable<Part>(load: () => Promise<Part>): SagaGenerator<Part> {
  for (let tries = 0; ; tries++) {
    const part = yield* call(() => loadWithRetry(load).catch(() => undefined));
    if (part) return part;
    yield* wait(retryBackoff(tries));
  }
}
