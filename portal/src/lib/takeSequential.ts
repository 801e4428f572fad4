import type { Action } from "redux";
import { actionChannel, buffers, call, fork, type SagaGenerator, take } from "./effects.ts";

/**
 * Runs the worker for every matching action, one after the other: what arrives meanwhile waits. For requests that the
 * screen takes at any time; `takeLeading` forgets those that arrive during the first.
 */
export function* takeSequential<Taken extends Action>(
  event: { type: string; match: (action: Action) => action is Taken },
  worker: (action: Taken) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const waiting = yield* actionChannel<Taken>(event.type, buffers.expanding<Taken>());
  yield* fork(function* () {
    while (true) yield* call(worker, yield* take(waiting));
  });
}
