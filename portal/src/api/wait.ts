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

const firstRetry = 1_000;
const longestRetry = 60_000;

/** Milliseconds before retry number `tries` (from 0): 1 s, 2 s, 4 s ... 60 s, each up to half shorter so that pages do not come together. */
export const retryDelay = (tries: number, random: () => number = Math.random): number =>
  Math.min(longestRetry, firstRetry * 2 ** tries) * (1 - random() / 2);

/** Waits on the portal's own timers, so that tests move them; called off when its saga is cancelled or loses a race. */
export function* wait(milliseconds: number): SagaGenerator<true> {
  const { timers } = yield* context();
  return yield* call(elapsed, timers, milliseconds);
}
