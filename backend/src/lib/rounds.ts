import { performance } from "node:perf_hooks";

/** A round without progress for longer than this counts as hanging; long rounds report their progress. */
const HANGS_MILLISECONDS = 300_000;

/** When each running round last reported progress; milliseconds of this process. */
const signs = new Map<symbol, number>();

/** Called by a long round to report progress (heartbeat). */
export type Heartbeat = () => void;

/** The liveness of this process's rounds; false when one hangs. */
export function allRoundsAlive(now = performance.now()): boolean {
  return [...signs.values()].every((sign) => now - sign < HANGS_MILLISECONDS);
}

/**
 * Repeats a job with a pause after each run, also after a failure.
 * @returns a function that stops it and waits for the round in progress
 */
export function startRounds(
  round: (heartbeat: Heartbeat) => Promise<unknown>,
  intervalMilliseconds: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const name = Symbol();
  const heartbeat = () => void signs.set(name, performance.now());
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const next = () => {
    heartbeat();
    running = round(heartbeat)
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
