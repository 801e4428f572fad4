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

const firstRetry = 1_000;
const longestRetry = 60_000;

/**
 * Exponential backoff with jitter: milliseconds before retry `tries` (from 0): 1 s, 2 s, 4 s ... 60 s, each up to half
 * shorter so that clients do not retry at the same time.
 */
export const retryDelay = (tries: number, random: () => number = Math.random): number =>
  Math.min(longestRetry, firstRetry * 2 ** tries) * (1 - random() / 2);

/**
 * Delays on the portal's own timers, so that tests control time; cancelled when its saga is cancelled or loses a race.
 */
export function* wait(milliseconds: number): SagaGenerator<true> {
  const { timers } = yield* context();
  return yield* call(elapsed, timers, milliseconds);
}
