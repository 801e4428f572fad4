import type { Action } from "redux";
import { call, fork, put, type SagaGenerator, take } from "../lib/effects.ts";
import { loadPart } from "../lib/loadScreen.ts";
import { retryDelay, wait } from "../api/wait.ts";

/**
 * A workflow that few visits need: its code comes with the first event that it is for, which is then said again for it to hear.
 * Code that does not come is asked for again, with a growing backoff: whoever is offline gets it when the network is back.
 *
 * @example lazySaga(newPasswordSubmitted.type, () => import("../features/session/recovery/recovery.saga.ts").then((part) => part.recoverySaga))
 */
export function* lazySaga(event: string | string[], load: () => Promise<() => Generator>): SagaGenerator<void> {
  const first = yield* take<Action>(event);
  yield* fork(yield* untilLoaded(load));
  yield* put(first);
}

/** Loads code of workflows until it is there. */
export function* untilLoaded<Part>(load: () => Promise<Part>): SagaGenerator<Part> {
  for (let tries = 0; ; tries++) {
    const part = yield* call(() => loadPart(load).catch(() => undefined));
    if (part) return part;
    yield* wait(retryDelay(tries));
  }
}
