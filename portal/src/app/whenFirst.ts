import type { Action } from "redux";
import { call, fork, put, type SagaGenerator, take } from "../lib/effects.ts";
import { loadPart } from "../lib/loadScreen.ts";

/**
 * A workflow that few visits need: its code comes with the first event that it is for, which is then said again for it to hear.
 *
 * @example whenFirst(newPasswordSubmitted.type, () => import("../features/session/recovery/recovery.saga.ts").then((part) => part.recoverySaga))
 */
export function* whenFirst(event: string, load: () => Promise<() => Generator>): SagaGenerator<void> {
  const first = yield* take<Action>(event);
  const saga = yield* call(loadPart<() => Generator>, load);
  yield* fork(saga);
  yield* put(first);
}
