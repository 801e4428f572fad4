import { CANCEL } from "redux-saga";
import { call, type SagaGenerator } from "../lib/effects.ts";
import type { Timers } from "../lib/timers.ts";
import { context } from "./sagaContext.ts";

function elapsed({ after }: Timers, milliseconds: number): Promise<true> {
  let cancel: () => void = () => undefined;
  const promise = new Promise<true>((resolve) => {
    cancel = after(milliseconds, () => resolve(true));
  });
  return Object.assign(promise, { [CANCEL]: () => cancel() });
}

/**
 * Delays on the portal's own timers, so that tests control time; cancelled when its saga is cancelled or loses a race.
 */
export function* wait(milliseconds: number): SagaGenerator<true> {
  const { timers } = yield* context();
  return yield* call(elapsed, timers, milliseconds);
}
