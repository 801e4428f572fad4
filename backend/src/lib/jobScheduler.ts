import { performance } from "node:perf_hooks";

/** A run without progress for longer than this counts as hanging; long runs report their progress. */
const HANGS_MILLISECONDS = 300_000;

/** When each running job last reported progress; milliseconds of this process. */
const lastHeartbeats = new Map<symbol, number>();

/** Called by a long run to report progress. */
export type Heartbeat = () => void;

/** The liveness of this process's jobs; false when one hangs. */
export function allJobsAlive(now = performance.now()): boolean {
  return [...lastHeartbeats.values()].every((at) => now - at < HANGS_MILLISECONDS);
}

/**
 * Scheduler of background jobs: repeats a job with a pause after each run, also after a failure. What is due is in the
 * database, so no job queue is needed: each run takes it from there.
 * @param run gets a signal that is aborted when the job is stopped, for runs that would otherwise take long
 * @returns a function that stops it and waits for the run in progress
 */
export function scheduleJob(
  run: (heartbeat: Heartbeat, stopping: AbortSignal) => Promise<unknown>,
  intervalMilliseconds: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const name = Symbol();
  const heartbeat = () => void lastHeartbeats.set(name, performance.now());
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const next = () => {
    heartbeat();
    running = run(heartbeat, stopping.signal)
      .catch(onError)
      .finally(() => {
        lastHeartbeats.delete(name);
        if (!stopping.signal.aborted) timer = setTimeout(next, intervalMilliseconds);
      });
  };
  next();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
