import { setTimeout as wait } from "node:timers/promises";

/**
 * Retries an idempotent call until it has an answer. A failed request, and a call that returns undefined, have none.
 */
export type Retry = <T>(call: () => Promise<T | undefined>) => Promise<T>;

/** @param signal aborts the retries, which would otherwise never end once the server is gone for good */
export function retryUntilAborted(signal: AbortSignal): Retry {
  return async (call) => {
    for (;;) {
      signal.throwIfAborted();
      try {
        const answer = await call();
        if (answer !== undefined) return answer;
      } catch {
        // The connection broke, or the server is down.
      }
      await wait(100);
    }
  };
}

/** Retries the same attempt until its answer is definite, as a client with a bad connection does. */
export async function retryUntilDefinite<Result extends { code: string }>(
  retry: Retry,
  send: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const result = await retry(send);
    if (result.code !== "ATTEMPT_STILL_RUNNING") return result;
    await wait(500);
  }
}

/** Polls until the result meets a condition. */
export async function pollUntil<Read>(
  retry: Retry,
  read: () => Promise<Read>,
  isReached: (read: Read) => boolean,
): Promise<Read> {
  for (;;) {
    const answer = await retry(read);
    if (isReached(answer)) return answer;
    await wait(500);
  }
}
