import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Runs work that blocks the event loop one after another, each in a turn of its own, so that what arrived meanwhile is
 * answered in between.
 */
export function oneATurn(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(() => nextTurn()).then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
