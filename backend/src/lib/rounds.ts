import { performance } from "node:perf_hooks";

/** A round that has run for longer hangs: nothing in one waits for so long, and what works through much says that it goes on. */
const HANGS_MILLISECONDS = 300_000;

/** When each round that is running said for the last time that it goes on; milliseconds of this process. */
const signs = new Map<symbol, number>();

/** Said by a round that has much to do, whenever it has done a part of it. */
export type GoesOn = () => void;

/** Whether every round of this process that is running goes on; false when one hangs. */
export function roundsGoOn(now = performance.now()): boolean {
  return [...signs.values()].every((sign) => now - sign < HANGS_MILLISECONDS);
}

/**
 * Does something again and again, a while after it has ended each time, also after it has failed.
 * @returns what stops it and waits for the round that is running
 */
export function startRounds(round: (goesOn: GoesOn) => Promise<unknown>, intervalMilliseconds: number, onError: (error: unknown) => void): () => Promise<void> {
  const name = Symbol();
  const goesOn = () => void signs.set(name, performance.now());
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const next = () => {
    goesOn();
    running = round(goesOn)
      .catch(onError)
      .finally(() => {
        signs.delete(name);
        if (!stopped) timer = setTimeout(next, intervalMilliseconds);
      });
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
