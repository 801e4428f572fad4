import { CANCEL } from "redux-saga";
import { call, type SagaGenerator } from "../lib/effects.ts";
import type { Timers } from "../lib/timers.ts";
import { context } from "./sagaContext.ts";

function elapsed({ after }: Timers, milliseconds: number): Promise<true> {
  let callOff: () => void = () => undefined;
  const promise = new Promise<true>((resolve) => {
    callOff = after(milliseconds, () => resolve(true));
  });
  return Object.assign(promise, { [CANCEL]: () => callOff() });
}

/** Waits on the portal's own timers, so that tests move them; called off when its saga is cancelled or loses a race. */
export function* wait(milliseconds: number): SagaGenerator<true> {
  const { timers } = yield* context();
  return yield* call(elapsed, timers, milliseconds);
}
